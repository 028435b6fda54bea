import Foundation
import Models
import Scenarios
import Testing

@testable import LighterMVC

@Suite struct ProfileStoreChangesTests {
  let profile = StoreFixture()

  @Test("P-6: a name is sent once, and cached and answered when it is accepted; then another")
  func changesName() async throws {
    var answers: [StoreFixture.Answer] = []
    var user = User.blaine
    for name in [DisplayName.sample("Harry Houdini"), .sample("Dai Vernon")] {
      try await profile.changeDisplayName(to: name)
      #expect(profile.requests.last == .changeDisplayName(name))
      #expect(profile.answers == answers)
      #expect(profile.cache.user == user)
      try await profile.answer(.changeDisplayName, with: .accepted)
      answers.append(.changed)
      user.displayName = name
      #expect(profile.answers == answers)
      #expect(profile.cache.user == user)
    }
    #expect(profile.requests.count == 2)
  }

  @Test(
    "P-9: a failure to change the name is answered, and the cache keeps the saved name",
    arguments: [UserServiceError.unreachable, .refused])
  func failsToChangeName(_ error: UserServiceError) async throws {
    try await profile.changeDisplayName(to: .sample("Dee"))
    try await profile.answer(.changeDisplayName, with: .failure(error))
    #expect(profile.answers == [.failure(error.localizedDescription)])
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-12, P-13: the library's answer is passed on, and nothing is sent")
  func choosesPhoto() async throws {
    try await profile.choosePhoto()
    #expect(profile.photoLibrary.openedCount == 1)
    #expect(profile.answers == [])
    try await profile.answerPhotoLibrary(.gif)
    try await profile.choosePhoto()
    try await profile.answerPhotoLibrary(nil)
    #expect(profile.answers == [.photo(.gif), .photo(nil)])
    #expect(profile.requests == [])
  }

  @Test("P-12: a photo is sent, and cached and answered when it is accepted")
  func changesPhoto() async throws {
    try await profile.changePhoto(to: .landscape)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.answers == [])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    var user = User.blaine
    user.photo = .landscape
    #expect(profile.answers == [.changed])
    #expect(profile.cache.user == user)
  }

  @Test(
    "P-14: a failure to change the photo is answered, and the cache keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func failsToChangePhoto(_ error: UserServiceError) async throws {
    try await profile.changePhoto(to: .landscape)
    try await profile.answer(.changePhoto, with: .failure(error))
    #expect(profile.answers == [.failure(error.localizedDescription)])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func changesBoth(_ order: [ScenarioService.Kind]) async throws {
    try await profile.changeDisplayName(to: .sample("Dee"))
    try await profile.changePhoto(to: .landscape)
    #expect(profile.service.calls.map(\.isCancelled) == [false, false])
    for kind in order {
      try await profile.answer(kind, with: .accepted)
    }
    #expect(profile.answers == [.changed, .changed])
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)
  }

  @Test("P-27: an accepted change keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    try await profile.changeDisplayName(to: .sample("Dee"))
    profile.cache.user?.photo = .landscape
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Dee"))
    #expect(profile.cache.user?.photo == .landscape)

    try await profile.changePhoto(to: .portrait)
    profile.cache.user?.displayName = .sample("Harry Houdini")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user?.displayName == .sample("Harry Houdini"))
    #expect(profile.cache.user?.photo == .portrait)
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await profile.changeDisplayName(to: .sample("Harry Houdini"))
    try await profile.changePhoto(to: .landscape)
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.answers == [.changed, .changed])
    #expect(profile.cache.user == user)
  }
}
