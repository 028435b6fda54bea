import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStorePhotoTests {
  let profile = StoreFixture()

  @Test("P-12: a photo is sent once, and cached when it is accepted")
  func changes() async throws {
    let change = try await profile.changePhoto(to: .landscape)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    try await change.value
    var user = User.blaine
    user.photo = .landscape
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-14: a failure is thrown, and the cache keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(_ error: UserServiceError) async throws {
    let change = try await profile.changePhoto(to: .landscape)
    try await profile.answer(.changePhoto, with: .failure(error))
    await #expect(throws: error) { try await change.value }
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func changesBoth(_ order: [ScenarioService.Kind]) async throws {
    _ = try await profile.changeDisplayName(to: .sample("Dee"))
    _ = try await profile.changePhoto(to: .landscape)
    for kind in order {
      try await profile.answer(kind, with: .accepted)
    }
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test("P-27: an accepted photo keeps the name that another part has cached meanwhile")
  func keepsName() async throws {
    _ = try await profile.changePhoto(to: .landscape)
    profile.cache.user?.displayName = .sample("Harry Houdini")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test(
    "P-27: an accepted photo leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    _ = try await profile.changePhoto(to: .landscape)
    profile.cache.user = user
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }
}
