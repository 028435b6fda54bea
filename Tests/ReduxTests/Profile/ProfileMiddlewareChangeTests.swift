import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile middleware: changes")
  struct ProfileMiddlewareChangeTests {
    let fixture = ProfileFixture(showing: .blaine)

    @Test("P-6: a new name is sent once; an accepted one is cached, and can be changed again")
    func savesName() async throws {
      for name in ["Dee", "David Blaine"] {
        let former = fixture.cache.user
        try await fixture.enter("\t\(name) ")
        #expect(fixture.state.nameBeingSaved == .sample(name))
        #expect(fixture.cache.user == former)
        try await fixture.answer(.changeDisplayName, with: .accepted)
        #expect(fixture.state == .presenting(.blaine.renamed(name)))
        #expect(fixture.cache.user == .blaine.renamed(name))
      }
      #expect(
        fixture.requests
          == [.changeDisplayName(.sample("Dee")), .changeDisplayName(.sample("David Blaine"))])
    }

    @Test(
      "P-7, P-8: a refused name and the saved name ask nothing", arguments: ["", "David Blaine "])
    func sendsNoName(text: String) async throws {
      try await fixture.enter(text)
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .blaine)
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
      let failed = ProfileState.presenting(.blaine) {
        $0.nameFieldText = " Dee "
        $0.nameErrorText = message
      }
      #expect(fixture.state == failed)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("P-10: typing asks nothing")
    func types() async throws {
      fixture.dispatch(.nameChanged("D"), .nameChanged("De"))
      try await settle()
      #expect(fixture.state == .presenting(.blaine) { $0.nameFieldText = "De" })
      #expect(fixture.requests.isEmpty)
    }

    @Test("P-12: a tap opens the library, and a chosen photo is sent")
    func sendsPhoto() async throws {
      try await fixture.openLibrary()
      #expect(fixture.photoLibrary.openedCount == 1)
      #expect(fixture.requests.isEmpty)
      try fixture.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(fixture.state.photoChange == .saving(.landscape))
      #expect(fixture.requests == [.changePhoto(.landscape)])
      #expect(fixture.cache.user == .blaine)
    }

    @Test(
      "P-12: an accepted photo is cached, in place of another one or of none",
      arguments: [
        User.blaine, .dee,
      ])
    func changesPhoto(of user: User) async throws {
      let fixture = ProfileFixture(showing: user)
      try await fixture.choosePhoto(Photo.landscape.data)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.state == .presenting(user.with(photo: .landscape)))
      #expect(fixture.cache.user == user.with(photo: .landscape))
    }

    @Test("P-12: after each end, the photo can be changed again")
    func changesPhotoAgain() async throws {
      try await fixture.choosePhoto(nil)
      try await fixture.choosePhoto(.gif)
      try await fixture.choosePhoto(.jpeg)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      for photo in [Photo.landscape, .portrait] {
        try await fixture.choosePhoto(photo.data)
        try await fixture.answer(.changePhoto, with: .accepted)
        #expect(fixture.state == .presenting(.blaine.with(photo: photo)))
        #expect(fixture.cache.user == .blaine.with(photo: photo))
      }
      #expect(fixture.photoLibrary.openedCount == 5)
    }

    @Test(
      "P-13, P-15: cancelling in the library, and what is no photo, ask nothing",
      arguments: [
        nil, Data.gif,
      ])
    func sendsNoPhoto(data: Data?) async throws {
      try await fixture.choosePhoto(data)
      #expect(fixture.state.photoChange == nil)
      #expect(fixture.requests.isEmpty)
      #expect(fixture.cache.user == .blaine)
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
      #expect(fixture.state == .presenting(.blaine) { $0.photoErrorText = message })
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
      #expect(fixture.state == .presenting(changed))
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
      #expect(fixture.state == .presenting(.blaine.renamed("Dee").with(photo: .landscape)))
    }

    @Test(
      "P-27: an accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      try await fixture.changeNameAndPhoto()
      fixture.cache.user = user
      for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
        try await fixture.answer(kind, with: .accepted)
      }
      #expect(fixture.cache.user == user)
      #expect(fixture.state == .presenting(.blaine.renamed("Dee").with(photo: .landscape)))
    }
  }
}
