import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile thunks: changes")
struct ProfileThunksChangeTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-6: a new name is sent, trimmed; an accepted one is cached, and can be changed again")
  func savesName() async throws {
    for name in ["Dee", "David Blaine"] {
      let former = try #require(fixture.cache.user)
      try await fixture.enter("\t\(name) ")
      let saving = AppState.showing(former) {
        $0.draft = "\t\(name) "
        $0.nameChange = .saving(.sample(name))
      }
      #expect(fixture.state == saving)
      #expect(fixture.cache.user == former)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.state == .showing(.blaine.renamed(name)))
      #expect(fixture.cache.user == .blaine.renamed(name))
    }
    #expect(
      fixture.requests
        == [.changeDisplayName(.sample("Dee")), .changeDisplayName(.sample("David Blaine"))])
  }

  @Test(
    "P-9: a failed change of the name says why, and caches nothing",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToSave(error: UserServiceError, message: String) async throws {
    try await fixture.enter(" Dee ")
    try await fixture.answer(.changeDisplayName, with: .failure(error))
    let failed = AppState.showing(.blaine) {
      $0.draft = " Dee "
      $0.nameChange = .failed(message: message)
    }
    #expect(fixture.state == failed)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-7, P-8: a refused name and the saved name are not sent")
  func sendsValidNewNamesOnly() async throws {
    for text in ["", "David Blaine ", "\u{7}"] { try await fixture.enter(text) }
    fixture.run(Thunk.changeDisplayName)
    try await settle()
    #expect(fixture.requests.isEmpty)
  }

  @Test("P-12: while the library is open, the photo is being changed")
  func opensLibrary() async throws {
    try await fixture.openLibrary()
    #expect(fixture.state.profile?.photoChange == .choosing)
    try fixture.photoLibrary.choose(nil)
    try await settle()
  }

  @Test("P-12, P-13, P-15: a photo is sent; after each end, the photo can be changed again")
  func changesPhotoAgain() async throws {
    try await fixture.choosePhoto(nil)
    try await fixture.choosePhoto(.gif)
    #expect(fixture.requests.isEmpty)
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(.refused))
    for photo in [Photo.landscape, .portrait] {
      let former = try #require(fixture.cache.user)
      try await fixture.choosePhoto(photo.data)
      #expect(fixture.state == .showing(former) { $0.photoChange = .saving(photo) })
      #expect(fixture.cache.user == former)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.state == .showing(.blaine.with(photo: photo)))
      #expect(fixture.cache.user == .blaine.with(photo: photo))
    }
    #expect(fixture.photoLibrary.openedCount == 5)
    #expect(
      fixture.requests
        == [.changePhoto(try Photo(.jpeg)), .changePhoto(.landscape), .changePhoto(.portrait)])
  }

  @Test(
    "P-14: a failed upload says why, and caches nothing",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToUpload(error: UserServiceError, message: String) async throws {
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(fixture.state == .showing(.blaine) { $0.photoError = message })
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-16: name and photo are in flight together, and neither answer undoes the other",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
    ])
  func mergesAnswers(order: [ScenarioService.Kind]) async throws {
    try await fixture.changeNameAndPhoto()
    for kind in order { try await fixture.answer(kind, with: .accepted) }
    let changed = User.blaine.renamed("Dee").with(photo: .landscape)
    #expect(fixture.state == .showing(changed))
    #expect(fixture.cache.user == changed)
  }

  @Test("P-27: an accepted change keeps what another part of the app has cached of the user")
  func keepsOtherChanges() async throws {
    try await fixture.changeNameAndPhoto()
    fixture.cache.user = .blaine.with(photo: nil)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: nil))

    fixture.cache.user = .blaine.renamed("Harry Houdini")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Harry Houdini").with(photo: .landscape))
    #expect(fixture.state == .showing(.blaine.renamed("Dee").with(photo: .landscape)))
  }

  @Test(
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee.renamed("Dai")])
  func keepsOtherUser(_ user: User?) async throws {
    try await fixture.changeNameAndPhoto()
    fixture.cache.user = user
    for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
      try await fixture.answer(kind, with: .accepted)
    }
    #expect(fixture.cache.user == user)
    #expect(fixture.state == .showing(.blaine.renamed("Dee").with(photo: .landscape)))
  }
}
