import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    @Test("P-18: logging out cancels what is in flight and hands the screen to the action")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      try screen.enterHoudini()
      try await settle()
      try screen.tap(screen.view.logOutButton)
      #expect(screen.actions.loggedOut.count == 1)
      #expect(screen.actions.loggedOut.first == ObjectIdentifier(screen.viewController))
      #expect(screen.actions.changeName.cancelledCount == 1)
      #expect(screen.actions.changePhoto.cancelledCount == 1)
      try await screen.actions.changeName.answer(.success(()))
      try await screen.actions.changePhoto.answer(.success(()))
    }

    @Test("P-18: a name whose editing ends because of logging out is neither checked nor sent")
    func editingEndsByLoggingOut() async throws {
      let screen = try ProfileScreen()
      try screen.type("Harry Houdini")
      try screen.tap(screen.view.logOutButton)
      screen.pop()
      try await settle()
      #expect(!screen.view.nameField.isEditing)
      #expect(screen.actions.checkedTexts.isEmpty)
      #expect(screen.actions.changeName.inputs.isEmpty)
    }

    @Test("P-18: leaving after logging out abandons nothing, because another user may be signed in")
    func leavesAfterLoggingOut() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      try screen.tap(screen.view.logOutButton)
      screen.pop()
      #expect(screen.actions.abandonChangeCount == 0)
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test("P-19: leaving while loading cancels it and abandons nothing")
    func leavesWhileLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.pop()
      #expect(screen.actions.load.cancelledCount == 1)
      #expect(screen.actions.abandonChangeCount == 0)
      try await screen.actions.load.answer(.success(.blaine))
    }

    @Test("P-19: leaving with a name in flight cancels and abandons it")
    func leavesWhileSavingName() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      try await settle()
      screen.pop()
      #expect(screen.actions.changeName.cancelledCount == 1)
      #expect(screen.actions.abandonChangeCount == 1)
      try await screen.actions.changeName.answer(.success(()))
    }

    @Test("P-19: leaving with a photo in flight cancels and abandons it")
    func leavesWhileChangingPhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.success(.landscape))
      screen.pop()
      #expect(screen.actions.changePhoto.cancelledCount == 1)
      #expect(screen.actions.abandonChangeCount == 1)
      try await screen.actions.changePhoto.answer(.success(()))
    }

    @Test(
      "P-19: leaving after changes that were answered abandons nothing", arguments: [true, false])
    func leavesIdle(areAccepted: Bool) async throws {
      let screen = try ProfileScreen()
      let failure = Result<Void, any Error>.failure(UserServiceError.refused)
      try screen.enterHoudini()
      try await screen.actions.changeName.answer(areAccepted ? .success(()) : failure)
      try await screen.choose(.success(.landscape))
      try await screen.actions.changePhoto.answer(areAccepted ? .success(()) : failure)
      screen.pop()
      #expect(screen.actions.abandonChangeCount == 0)
    }

    @Test("P-19: being covered is not leaving")
    func isCovered() async throws {
      let screen = try ProfileScreen()
      try screen.enterHoudini()
      try await settle()
      screen.appearAgain()
      #expect(screen.actions.changeName.cancelledCount == 0)
      #expect(screen.actions.abandonChangeCount == 0)
      try await screen.actions.changeName.answer(.success(()))
      #expect(screen.shown.name == "Harry Houdini")
    }

    @Test(
      "P-20: what is chosen late is neither sent nor shown, even on a screen that is pushed again",
      arguments: [Result<Photo?, PhotoError>.success(.landscape), .failure(.tooLarge)])
    func ignoresLatePhoto(photo: Result<Photo?, PhotoError>) async throws {
      let screen = try ProfileScreen()
      try screen.tap(screen.view.changePhotoButton)
      try await settle()
      screen.pop()
      #expect(screen.actions.choosePhoto.cancelledCount == 1)
      #expect(screen.actions.abandonChangeCount == 0)
      screen.push()
      let shown = screen.shown
      try await screen.actions.choosePhoto.answer(photo)
      #expect(screen.shown == shown)
      #expect(screen.actions.changePhoto.inputs.isEmpty)
    }

    @Test("P-20: a late answer to loading is not shown", arguments: [true, false])
    func ignoresLateUser(isAccepted: Bool) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.pop()
      let shown = screen.shown
      try await screen.actions.load.answer(
        isAccepted ? .success(.blaine) : .failure(UserServiceError.unreachable))
      #expect(screen.shown == shown)
    }

    @Test("P-20: late answers to changes are not shown", arguments: [true, false], [true, false])
    func ignoresLateChanges(areAccepted: Bool, isLogOut: Bool) async throws {
      let screen = try ProfileScreen()
      let failure = Result<Void, any Error>.failure(UserServiceError.refused)
      try screen.enterHoudini()
      try await screen.choose(.success(.landscape))
      if isLogOut {
        try screen.tap(screen.view.logOutButton)
      } else {
        screen.pop()
      }
      let shown = screen.shown
      try await screen.actions.changeName.answer(areAccepted ? .success(()) : failure)
      try await screen.actions.changePhoto.answer(areAccepted ? .success(()) : failure)
      #expect(screen.shown == shown)
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let screen = try ProfileScreen()
      try await screen.choose(.failure(.tooLarge))
      try screen.enter("", checked: .failure(.empty))
      try screen.enter("Dee", checked: .success(.sample("Dee")))
      try await screen.choose(.success(.landscape))
      screen.pop()
      screen.actions.cachedUser = nil
      screen.push()
      #expect(screen.shown.isLoading && screen.shown.isContentHidden)
      try await screen.actions.load.answer(.success(.blaine))
      #expect(screen.shown.name == "David Blaine")
      #expect(screen.shown.isNameFieldEnabled && !screen.shown.isSaving)
      #expect(screen.shown.isChangePhotoEnabled)
      try await screen.actions.changeName.answer(.success(()))
      try await screen.actions.changePhoto.answer(.success(()))
    }

    @Test("P-3: a screen that is pushed again shows a cached user without what was wrong before")
    func startsAnewWithCachedUser() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.actions.load.answer(.failure(UserServiceError.unreachable))
      screen.pop()
      screen.actions.cachedUser = .blaine
      screen.push()
      #expect(screen.shown.error == nil)
      #expect(screen.shown.isRetryHidden)
      try screen.enter("", checked: .failure(.empty))
      screen.pop()
      #expect(screen.shown.nameError == nil)
      screen.actions.cachedUser = nil
      screen.push()
      try await settle()
      screen.pop()
      screen.actions.cachedUser = .blaine
      screen.push()
      #expect(!screen.shown.isLoading)
      try await screen.actions.load.answer(.success(.blaine))
    }
  }
}
