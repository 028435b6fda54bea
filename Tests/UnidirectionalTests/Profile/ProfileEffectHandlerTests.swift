import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile effect handler: requests and their answers")
struct ProfileEffectHandlerTests {
  @Test(
    "P-3: what is cached is the answer at once, and the service is not asked",
    arguments: [User.dee, nil])
  func looksUpCachedUser(_ user: User?) async throws {
    let fixture = EffectFixture(cached: user)
    fixture.run(.lookUpCachedUser)
    #expect(fixture.messages == [.didLookUpCachedUser(user)])
    try await settle()
    #expect(fixture.requests.isEmpty)
    #expect(fixture.messages.count == 1)
  }

  @Test("P-1, P-2: the service is asked, once, and its answer is cached")
  func loads() async throws {
    let fixture = EffectFixture(cached: nil)
    fixture.run(.load)
    try await settle()
    #expect(fixture.requests == [.currentUser])
    #expect(fixture.messages == [])
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.messages == [.didLoad(.success(.blaine))])
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-4: a failed load is the answer, and what is cached stays", arguments: [nil, User.dee])
  func failsToLoad(cached user: User?) async throws {
    let fixture = EffectFixture(cached: nil)
    fixture.run(.load)
    fixture.cache.user = user
    try await fixture.answer(.currentUser, with: .failure(.storeDamaged))
    #expect(fixture.messages == [.didLoad(.failure(UserServiceError.storeDamaged))])
    #expect(fixture.cache.user == user)
  }

  @Test("P-2, P-4: the user of the service replaces one cached meanwhile")
  func replacesCachedUser() async throws {
    let fixture = EffectFixture(cached: .dee)
    fixture.run(.load)
    #expect(fixture.messages == [])
    try await fixture.answer(.currentUser, with: .user(.blaine))
    #expect(fixture.messages == [.didLoad(.success(.blaine))])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-6: a name is sent, and cached once it is accepted")
  func changesName() async throws {
    let fixture = EffectFixture()
    fixture.run(.changeDisplayName(to: .sample("Dee"), of: User.blaine.id))
    try await settle()
    #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
    #expect(fixture.cache.user == .blaine)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.messages == [.didSave("Dee")])
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
  }

  @Test("P-9: a name that is not accepted is not cached")
  func failsToChangeName() async throws {
    let fixture = EffectFixture()
    fixture.run(.changeDisplayName(to: .sample("Dee"), of: User.blaine.id))
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    #expect(fixture.messages == [.didSave("Dee", error: .refused)])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-12, P-13: the answer of the library is what the user has chosen, or nothing")
  func choosesPhoto() async throws {
    let fixture = EffectFixture()
    for data in [nil, Data.gif] {
      fixture.run(.choosePhoto)
      try await fixture.choosePhoto(data)
    }
    #expect(fixture.messages == [.didChoosePhoto(nil), .didChoosePhoto(.gif)])
    #expect(fixture.photoLibrary.openedCount == 2)
    #expect(fixture.requests == [])
  }

  @Test("P-12: a photo is sent, and cached once it is accepted")
  func changesPhoto() async throws {
    let fixture = EffectFixture()
    fixture.run(.changePhoto(to: .landscape, of: User.blaine.id))
    try await settle()
    #expect(fixture.requests == [.changePhoto(.landscape)])
    #expect(fixture.photoLibrary.openedCount == 0)
    #expect(fixture.cache.user == .blaine)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.messages == [.didSave(Photo.landscape)])
    #expect(fixture.cache.user == .blaine.with(photo: .landscape))
  }

  @Test("P-14: a photo that is not accepted is not cached")
  func failsToChangePhoto() async throws {
    let fixture = EffectFixture()
    fixture.run(.changePhoto(to: .landscape, of: User.blaine.id))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.messages == [.didSave(Photo.landscape, error: .unreachable)])
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-16: name and photo are in flight together, and neither cached one undoes the other")
  func changesBoth() async throws {
    let fixture = EffectFixture()
    fixture.run(
      .changeDisplayName(to: .sample("Dee"), of: User.blaine.id),
      .changePhoto(to: .landscape, of: User.blaine.id))
    try await fixture.answer(.changePhoto, with: .accepted)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.messages == [.didSave(Photo.landscape), .didSave("Dee")])
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
  }

  @Test("P-27: an accepted change keeps what another part of the app has cached of the user")
  func keepsOtherChanges() async throws {
    let fixture = EffectFixture()
    try await fixture.runEverything()
    let photo = try Photo(.png)
    fixture.cache.user?.photo = photo
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: photo))
    fixture.cache.user?.displayName = .sample("Dai Vernon")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dai Vernon").with(photo: .landscape))
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee.renamed("Dai")])
  func keepsOtherUser(_ user: User?) async throws {
    let fixture = EffectFixture()
    try await fixture.runEverything()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
    #expect(fixture.messages == [.didSave("Dee"), .didSave(Photo.landscape)])
  }

  @Test(
    "P-22, P-24: the posts of a user are asked for, and come with the time zone or a failure",
    arguments: [User.blaine, .dee])
  func loadsPosts(of user: User) async throws {
    let fixture = EffectFixture()
    fixture.run(.loadPosts(by: user.id))
    try await fixture.answerPosts(.posts([.sample(1)]))
    fixture.run(.loadPosts(by: user.id))
    try await fixture.answerPosts(.failure(.unreachable))
    #expect(fixture.postService.calls.map(\.userID) == [user.id, user.id])
    #expect(fixture.messages == [.didLoadPosts([.sample(1)]), .didFailToLoadPosts])
  }

  @Test("P-18, P-25: another screen is shown by the closure for it")
  func navigates() {
    let fixture = EffectFixture()
    var shown: [String] = []
    fixture.run(.showPost(.sample(1)), .showLogIn)
    fixture.effectHandler.showPost = { shown.append($0.title) }
    fixture.effectHandler.showLogIn = { shown.append("log in") }
    fixture.run(.showPost(.sample(2)))
    #expect(shown == ["Post 2"])
    fixture.run(.showLogIn)
    #expect(shown == ["Post 2", "log in"])
  }
}
