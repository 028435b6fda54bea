import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerPhotoTests {
    @Test("P-12: a chosen photo is sent, and the button is disabled until the answer")
    func changesPhoto() async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.changePhotoButton)
      #expect(!screen.shown.isChangePhotoEnabled)
      try await screen.actions.choosePhoto.answer(.success(.landscape))
      #expect(!screen.shown.isChangePhotoEnabled)
      #expect(screen.actions.changePhoto.inputs.map(\.photo) == [.landscape])
      #expect(screen.actions.changePhoto.inputs.map(\.user) == [.blaine])
      #expect(screen.shown.photo == .data(Photo.portrait.data))
      try await screen.actions.changePhoto.answer(.success(()))
      #expect(screen.shown.isChangePhotoEnabled)
      #expect(screen.shown.photo == .data(Photo.landscape.data))
    }

    @Test("P-12, P-16: the next change is of the user with the changes that were accepted")
    func keepsAcceptedChanges() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      try screen.enterHoudini()
      try await screen.actions.changePhoto.answer(.success(()))
      try await screen.actions.changeName.answer(.success(()))
      try await screen.choose(.success(.portrait))
      let user = try #require(screen.actions.changePhoto.inputs.last?.user)
      #expect(user.displayName == .sample("Harry Houdini"))
      #expect(user.photo == .landscape)
      try await screen.actions.changePhoto.answer(.failure(UserServiceError.refused))
    }

    @Test("P-13: cancelling in the library changes nothing and asks nothing")
    func cancelsPhoto() async throws {
      let screen = try ProfileScreen()
      let shown = screen.shown
      try await screen.choose(.success(nil))
      #expect(screen.shown == shown)
      #expect(screen.actions.changePhoto.inputs.isEmpty)
    }

    @Test("P-14: a failed upload shows why and keeps the former photo")
    func keepsPhotoOnFailure() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      try await screen.actions.changePhoto.answer(.failure(UserServiceError.unreachable))
      #expect(screen.shown.error == "The profile could not be reached.")
      #expect(screen.shown.photo == .data(Photo.portrait.data))
      #expect(screen.shown.isChangePhotoEnabled)
    }

    @Test(
      "P-15: what is no photo is never sent, and the person reads why",
      arguments: [PhotoError.unsupportedFormat, .tooLarge])
    func refusesPhoto(error: PhotoError) async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(error))
      #expect(screen.shown.error == error.localizedDescription)
      #expect(screen.shown.isChangePhotoEnabled)
      #expect(screen.actions.changePhoto.inputs.isEmpty)
    }

    @Test("P-17: opening the library leaves the error, sending a photo clears it")
    func clearsErrorBySending() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(.tooLarge))
      try screen.tap(screen.view.changePhotoButton)
      #expect(screen.shown.error == "A photo can have at most 5 MB.")
      try await screen.actions.choosePhoto.answer(.success(.landscape))
      #expect(screen.shown.error == nil)
      try await screen.actions.changePhoto.answer(.success(()))
    }

    @Test("P-13, P-17: cancelling in the library leaves the error")
    func keepsErrorWhenCancelled() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(.tooLarge))
      try await screen.choose(.success(nil))
      #expect(screen.shown.error == "A photo can have at most 5 MB.")
    }

    @Test("P-17: a name that is sent or refused clears the error")
    func clearsErrorByName() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(.tooLarge))
      try screen.enter("", checked: .failure(.empty))
      #expect(screen.shown.error == nil)
      try await screen.choose(.failure(.tooLarge))
      try screen.enterHoudini()
      #expect(screen.shown.error == nil)
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test("P-8, P-17: the saved name is no attempt and leaves the error")
    func keepsErrorBySavedName() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(.tooLarge))
      try screen.enter("David Blaine", checked: .success(nil))
      #expect(screen.shown.error == "A photo can have at most 5 MB.")
    }

    @Test("P-17: a later failure replaces an earlier one")
    func replacesError() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      try screen.enterHoudini()
      try await screen.actions.changeName.answer(.failure(UserServiceError.refused))
      try await screen.actions.changePhoto.answer(.failure(UserServiceError.unreachable))
      #expect(screen.shown.error == "The profile could not be reached.")
    }
  }
}
