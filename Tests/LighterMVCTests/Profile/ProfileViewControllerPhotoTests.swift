import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerPhotoTests {
    @Test("P-12: from the tap until the answer the button is disabled; then the photo shows")
    func changesPhoto() async throws {
      let screen = try ProfileScreen()
      let changing = ProfileScreen.Shown.blaine.with { $0.isChangePhotoEnabled = false }
      try screen.tap(screen.profileView.changePhotoButton)
      #expect(screen.shown == changing)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.shown == changing)
      #expect(screen.requests == [])
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.shown == changing)
      #expect(screen.requests == [.changePhoto(.landscape)])
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.shown == .blaine.with { $0.photo = .data(Photo.landscape.data) })
      #expect(screen.cache.user?.photo == .landscape)
    }

    @Test("P-12: a first photo takes the place of the placeholder")
    func choosesFirstPhoto() async throws {
      let screen = try ProfileScreen(cached: .sample)
      try await screen.choosePhoto(.jpeg)
      #expect(screen.shown.photo == .symbol("person.crop.circle"))
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.shown == .profile(of: .sample).with { $0.photo = .data(.jpeg) })
    }

    @Test("P-12: after each end the photo can be changed again")
    func changesPhotoAgain() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(nil)
      try await screen.choosePhoto(.gif)
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .accepted)
      try await screen.choosePhoto(Photo.portrait.data)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.photoLibrary.openedCount == 5)
      #expect(
        screen.requests == [
          .changePhoto(.landscape), .changePhoto(.landscape), .changePhoto(.portrait),
        ])
      #expect(screen.shown == .blaine)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancels() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(nil)
      #expect(screen.shown == .blaine)
      #expect(screen.requests == [])
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-14: a failed upload shows its message beside the photo, which stays",
      arguments: [UserServiceError.unreachable, .refused])
    func fails(_ error: UserServiceError) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(error))
      #expect(screen.shown == .blaine.with { $0.photoError = error.localizedDescription })
      #expect(screen.profileView.photoErrorLabel.isOnScreen)
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-15: data that is no photo is not sent, with the reason beside the photo",
      arguments: [
        (Data.gif, "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
      ])
    func refuses(data: Data, reason: String) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(data)
      #expect(screen.shown == .blaine.with { $0.photoError = reason })
      #expect(screen.requests == [])
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-15: a photo of 5,000,000 bytes is sent")
    func sendsLargestPhoto() async throws {
      let screen = try ProfileScreen()
      let data = Data.png + Data(count: 5_000_000 - Data.png.count)
      try await screen.choosePhoto(data)
      #expect(screen.requests == [.changePhoto(try Photo(data))])
      #expect(screen.shown == .blaine.with { $0.isChangePhotoEnabled = false })
    }

    @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
    func refusesTooLarge() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
      #expect(screen.shown == .blaine.with { $0.photoError = "A photo can have at most 5 MB." })
      #expect(screen.requests == [])
    }

    @Test(
      "P-16: name and photo in flight together do not undo each other, in either order",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto],
        [.changePhoto, .changeDisplayName],
      ])
    func changesBoth(_ order: [ScenarioService.Kind]) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(order[0], with: .accepted)
      #expect(screen.shown.isSavingName == (order[1] == .changeDisplayName))
      #expect(screen.shown.isNameFieldEnabled == (order[1] == .changePhoto))
      #expect(screen.shown.isChangePhotoEnabled == (order[1] == .changeDisplayName))
      try await screen.answer(order[1], with: .accepted)
      let user = User(
        id: User.blaine.id, displayName: .sample("Dee"), photo: .landscape)
      #expect(screen.shown == .profile(of: user))
      #expect(screen.cache.user == user)
    }

    @Test(
      "P-16: a refused change does not undo the accepted one, in either order",
      arguments: [true, false], [true, false])
    func changesOneOfBoth(isNameAccepted: Bool, isNameFirst: Bool) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
        (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
        (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
      ]
      let (first, second) = isNameFirst ? (answers[0], answers[1]) : (answers[1], answers[0])
      try await screen.answer(first.0, with: first.1)
      #expect(screen.shown.isSavingName != isNameFirst)
      #expect(screen.shown.isChangePhotoEnabled != isNameFirst)
      try await screen.answer(second.0, with: second.1)
      var user = User.blaine
      if isNameAccepted { user.displayName = .sample("Dee") } else { user.photo = .landscape }
      #expect(
        screen.shown
          == .profile(of: user).with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = isNameAccepted ? nil : "The change was not accepted."
            $0.photoError = isNameAccepted ? "The change was not accepted." : nil
          })
      #expect(screen.cache.user == user)
    }

    @Test(
      "P-16, P-17: name and photo in flight together both fail, and each shows its own message",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto],
        [.changePhoto, .changeDisplayName],
      ])
    func changesNeither(_ order: [ScenarioService.Kind]) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.choosePhoto(Photo.landscape.data)
      for kind in order {
        try await screen.answer(
          kind, with: .failure(kind == .changePhoto ? .unreachable : .refused))
      }
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = "The change was not accepted."
            $0.photoError = "The profile could not be reached."
          })
      #expect(screen.cache.user == .blaine)
    }

    @Test(
      "P-27: an accepted change shows, and leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func leavesCache(_ user: User?) async throws {
      let screen = try ProfileScreen()
      try screen.enter("Harry Houdini")
      try await screen.choosePhoto(Photo.landscape.data)
      screen.cache.user = user
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.shown.name == "Harry Houdini")
      #expect(screen.shown.photo == .data(Photo.landscape.data))
      #expect(screen.cache.user == user)
    }
  }
}
