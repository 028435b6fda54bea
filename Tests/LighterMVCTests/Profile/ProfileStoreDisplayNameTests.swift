import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreDisplayNameTests {
  let profile = StoreFixture()

  @Test("P-6: a name is sent once, and cached when it is accepted; then another")
  func changes() async throws {
    var user = User.blaine
    for name in [DisplayName.sample("Harry Houdini"), .sample("Dai Vernon")] {
      let change = try await profile.changeDisplayName(to: name)
      #expect(profile.requests.last == .changeDisplayName(name))
      #expect(profile.cache.user == user)
      try await profile.answer(.changeDisplayName, with: .accepted)
      try await change.value
      user.displayName = name
      #expect(profile.cache.user == user)
    }
    #expect(profile.requests.count == 2)
  }

  @Test(
    "P-9: a failure is thrown, and the cache keeps the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(_ error: UserServiceError) async throws {
    let change = try await profile.changeDisplayName(to: .sample("Dee"))
    try await profile.answer(.changeDisplayName, with: .failure(error))
    await #expect(throws: error) { try await change.value }
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-27: an accepted name keeps the photo that another part has cached meanwhile")
  func keepsPhoto() async throws {
    _ = try await profile.changeDisplayName(to: .sample("Dee"))
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test(
    "P-27: an accepted name leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    _ = try await profile.changeDisplayName(to: .sample("Harry Houdini"))
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user == user)
  }
}
