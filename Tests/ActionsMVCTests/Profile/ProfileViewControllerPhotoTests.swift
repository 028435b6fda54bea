import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerPhotoTests {
    let actions = ActionsSpy()

    @Test("P-12: the button is disabled from the tap until the answer; then the photo is shown")
    func changesPhoto() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      for (count, photo) in [Photo.landscape, .portrait].enumerated() {
        let changing = screen.shown.with { $0.isChangePhotoEnabled = false }
        try screen.tap(screen.profileView.changePhotoButton)
        #expect(actions.choosePhoto.inputs.count == count + 1)
        #expect(actions.choosePhoto.viewController === screen.viewController)
        #expect(screen.shown == changing)
        try actions.choosePhoto.tell(photo.data)
        #expect(actions.changePhoto.inputs.count == count + 1)
        #expect(actions.changePhoto.inputs.last?.data == photo.data)
        #expect(actions.changePhoto.inputs.last?.user == .blaine)
        #expect(actions.changePhoto.viewController === screen.viewController)
        #expect(screen.shown == changing)
        try actions.changePhoto.tell(.success(photo))
        #expect(screen.shown == .blaine.with { $0.photo = .data(photo.data) })
      }
    }

    @Test("P-12: a first photo takes the place of the placeholder")
    func showsFirstPhoto() throws {
      let screen = try ProfileScreen(actions, showing: .dee)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.success(.landscape))
      #expect(screen.shown.photo == .data(Photo.landscape.data))
    }

    @Test("P-13: without a chosen photo the former one stays, and the button works again")
    func cancelsPhoto() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.tap(screen.profileView.changePhotoButton)
      try actions.choosePhoto.tell(nil)
      #expect(screen.shown == .blaine)
      #expect(actions.changePhoto.inputs.isEmpty)
    }

    @Test("P-14, P-15: a refused and a failed photo show the reason, and the former photo stays")
    func showsPhotoError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.failure(PhotoError.tooLarge))
      #expect(screen.shown == .blaine.with { $0.photoError = "A photo can have at most 5 MB." })
      try screen.tap(screen.profileView.changePhotoButton)
      #expect(actions.choosePhoto.inputs.count == 2)
    }

    @Test("P-17: opening the library and cancelling in it keep the reason; a photo clears it")
    func clearsPhotoError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.failure(UserServiceError.refused))
      try screen.tap(screen.profileView.changePhotoButton)
      #expect(screen.shown.photoError == "The change was not accepted.")
      try actions.choosePhoto.tell(nil)
      #expect(screen.shown.photoError == "The change was not accepted.")
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      #expect(screen.shown.photoError == nil)
      try actions.changePhoto.tell(.failure(PhotoError.tooLarge))
      #expect(screen.shown.photoError == "A photo can have at most 5 MB.")
    }

    @Test("P-17: a photo's reason stays with every answer about the name, and every try for posts")
    func keepsPhotoError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.failure(PhotoError.tooLarge))
      try screen.enter("Dee")
      try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
      try screen.enter("Harry Houdini")
      try actions.changeDisplayName.tell(.success(.houdini))
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(screen.shown.photoError == "A photo can have at most 5 MB.")
      try screen.tap(screen.profileView.postsRetryButton)
      #expect(screen.shown.photoError == "A photo can have at most 5 MB.")
      try actions.loadPosts.tell(.success([.sample(1)]))
      #expect(screen.shown.photoError == "A photo can have at most 5 MB.")
    }

    @Test(
      "P-16: name and photo in flight together are each shown, in either order",
      arguments: [true, false])
    func showsBoth(isNameFirst: Bool) throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("Harry Houdini")
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      if isNameFirst {
        try actions.changeDisplayName.tell(.success(.houdini))
        #expect(!screen.shown.isChangePhotoEnabled && screen.shown.isNameFieldEnabled)
        try actions.changePhoto.tell(.success(.landscape))
      } else {
        try actions.changePhoto.tell(.success(.landscape))
        #expect(screen.shown.isChangePhotoEnabled && screen.shown.isSavingName)
        try actions.changeDisplayName.tell(.success(.houdini))
      }
      #expect(
        screen.shown
          == .blaine.with {
            $0.name = "Harry Houdini"
            $0.nameFieldText = "Harry Houdini"
            $0.nameCount = "13 of 40"
            $0.photo = .data(Photo.landscape.data)
          })
    }

    @Test(
      "P-16: a refused change does not undo the one that is accepted, in either order",
      arguments: [true, false], [true, false])
    func showsOneError(isNameAccepted: Bool, isNameFirst: Bool) throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      let refused = UserServiceError.refused
      try screen.enter("Dee")
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      let answers = [
        { try actions.changeDisplayName.tell(isNameAccepted ? .success(.dee) : .failure(refused)) },
        { try actions.changePhoto.tell(isNameAccepted ? .failure(refused) : .success(.landscape)) },
      ]
      for answer in isNameFirst ? answers : answers.reversed() { try answer() }
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            if isNameAccepted {
              $0.name = "Dee"
              $0.photoError = "The change was not accepted."
            } else {
              $0.nameError = "The change was not accepted."
              $0.photo = .data(Photo.landscape.data)
            }
          })
    }

    @Test(
      "P-16, P-17: name and photo in flight together both fail, and each shows its own reason",
      arguments: [true, false])
    func showsBothErrors(isNameFirst: Bool) throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("Dee")
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      if isNameFirst {
        try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
        try actions.changePhoto.tell(.failure(UserServiceError.unreachable))
      } else {
        try actions.changePhoto.tell(.failure(UserServiceError.unreachable))
        try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
      }
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = "The change was not accepted."
            $0.photoError = "The profile could not be reached."
          })
    }
  }
}
