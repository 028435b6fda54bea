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
        #expect(fixture.state?.profile?.nameChange == .saving(.sample(name)))
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
      let failed = ProfileState.showing(.blaine) {
        $0.draft = " Dee "
        $0.nameChange = .failed(message: message)
      }
      #expect(fixture.state == failed)
      #expect(fixture.cache.user == .blaine)
    }

    @Test("P-7, P-8: while a name is in flight, another text cancels and sends nothing")
    func keepsNameInFlight() async throws {
      try await fixture.enter("Dee")
      for text in ["", "David Blaine", "\u{7}"] { try await fixture.enter(text) }
      #expect(fixture.requests == [.changeDisplayName(.sample("Dee"))])
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.state == .showing(.blaine.renamed("Dee")))
      #expect(fixture.cache.user == .blaine.renamed("Dee"))
    }

    @Test("P-6: a name that is in flight is not sent again, and another one is sent in its place")
    func sendsOtherName() async throws {
      try await fixture.enter("Dee")
      try await fixture.enter(" Dee")
      #expect(fixture.service.calls.map(\.isCancelled) == [false])
      try await fixture.enter("Dai")
      #expect(fixture.service.calls.map(\.isCancelled) == [true, false])
    }

    @Test("P-12: a second tap or a photo that is in flight already asks nothing more")
    func choosesOnce() async throws {
      try await fixture.openLibrary()
      try await fixture.openLibrary()
      #expect(fixture.photoLibrary.openedCount == 1)
      fixture.dispatch(.didChoosePhoto(.jpeg), .didChoosePhoto(.jpeg))
      try await settle()
      #expect(fixture.service.calls.map(\.isCancelled) == [false])
    }

    @Test("P-10: typing asks nothing")
    func types() async throws {
      fixture.dispatch(.nameChanged("D"), .nameChanged("De"))
      try await settle()
      #expect(fixture.state == .showing(.blaine) { $0.draft = "De" })
      #expect(fixture.requests.isEmpty)
    }

    @Test("P-12: a tap opens the library, and a chosen photo is sent")
    func sendsPhoto() async throws {
      try await fixture.openLibrary()
      #expect(fixture.photoLibrary.openedCount == 1)
      #expect(fixture.requests.isEmpty)
      try fixture.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(fixture.state?.profile?.photoChange == .saving(.landscape))
      #expect(fixture.requests == [.changePhoto(.landscape)])
      #expect(fixture.cache.user == .blaine)
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
        #expect(fixture.state == .showing(.blaine.with(photo: photo)))
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
      #expect(
        fixture.state
          == .showing(.blaine) {
            if data != nil { $0.photoErrorText = "Only PNG and JPEG photos can be used." }
          })
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
      #expect(fixture.state == .showing(.blaine) { $0.photoErrorText = message })
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
      arguments: [nil, User.dee])
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
}
