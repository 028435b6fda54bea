import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    let actions = ActionsSpy()

    @Test("P-18: the button beside a profile logs out")
    func logsOut() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.tap(screen.profileView.logOutButton)
      #expect(actions.logOutCount == 1)
      #expect(actions.leaveCount == 0)
    }

    @Test("P-4, P-18: the button beside a failed load logs out")
    func logsOutAfterFailure() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.failure(UserServiceError.unreachable))
      try screen.tap(screen.errorView.logOutButton)
      #expect(actions.logOutCount == 1)
    }

    @Test("P-18: after logging out there is no user whose name could change")
    func ignoresNameAfterLogOut() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.type("Dee")
      actions.whileLoggingOut = { [weak nameField = screen.profileView.nameField] in
        nameField?.resignFirstResponder()
      }
      try screen.tap(screen.profileView.logOutButton)
      #expect(!screen.profileView.nameField.isEditing)
      #expect(actions.changeDisplayName.inputs.isEmpty)
      #expect(screen.shown.isNameFieldEnabled && screen.shown.nameFieldText == "Dee")
    }

    @Test("P-19: popping hands over the name that is being typed, then leaves, once")
    func pops() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.type("Dee")
      #expect(actions.leaveCount == 0)
      screen.pop()
      #expect(actions.changeDisplayName.inputs.map { $0.text } == ["Dee"])
      #expect(actions.leaveCount == 1)
      #expect(actions.logOutCount == 0)
    }

    @Test("P-19: being covered is not leaving")
    func isCovered() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      screen.cover()
      screen.appearAgain()
      #expect(actions.leaveCount == 0)
    }

    @Test("P-21: an action that never ends does not keep the screen alive")
    func isReleased() throws {
      weak var viewController: UIViewController?
      weak var profileView: ProfileView?
      do {
        let screen = try ProfileScreen(actions)
        viewController = screen.viewController
        profileView = screen.profileView
        try actions.load.tell(.failure(UserServiceError.unreachable))
        try screen.tap(screen.errorView.retryButton)
        try actions.load.tell(.success(.blaine))
        try screen.enter("Dee")
        try screen.choosePhoto(Photo.landscape.data, from: actions)
        screen.pop()
      }
      #expect(viewController == nil && profileView == nil)
    }
  }
}
