import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

extension WithViews {
  @Suite struct ProfileViewControllerNameTests {
    let actions = ActionsSpy()

    var texts: [String] { actions.changeDisplayName.inputs.map { $0.text } }
    var users: [User] { actions.changeDisplayName.inputs.map { $0.user } }

    @Test("P-6: the text is handed over as typed when editing ends, once, and not before")
    func handsOverText() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.type(" Harry ")
      #expect(texts.isEmpty)
      screen.profileView.nameField.resignFirstResponder()
      #expect(texts == [" Harry "])
      #expect(actions.changeDisplayName.viewController === screen.viewController)
    }

    @Test("P-6: a name in flight disables the field, beside the saved name; then it is shown")
    func showsSaving() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      for (name, former) in [("Harry Houdini", "David Blaine"), ("Dee", "Harry Houdini")] {
        try screen.enter("  \(name)")
        #expect(
          screen.shown
            == .blaine.with {
              $0.name = former
              $0.nameFieldText = "  \(name)"
              $0.nameCount = "\(name.count + 2) of 40"
              $0.isNameFieldEnabled = false
              $0.isSavingName = true
            })
        try actions.changeDisplayName.tell(.success(.sample(name)))
        #expect(
          screen.shown
            == .blaine.with {
              $0.name = name
              $0.nameFieldText = name
              $0.nameCount = "\(name.count) of 40"
            })
      }
      #expect(texts == ["  Harry Houdini", "  Dee"])
    }

    @Test("P-6, P-8: the user is handed over with the name that was saved last")
    func handsOverUser() throws {
      let screen = try ProfileScreen(actions)
      try actions.load.tell(.success(.blaine))
      try screen.enter("Harry Houdini")
      try actions.changeDisplayName.tell(.success(.houdini))
      try screen.enter("Dee")
      try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
      try screen.enter("Dee")
      #expect(users == [.blaine, .houdini, .houdini])
    }

    @Test("P-7, P-9: a refused and a failed name show the reason, and what was typed stays")
    func showsNameError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("Dee ")
      try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee "
            $0.nameCount = "4 of 40"
            $0.nameError = "The change was not accepted."
          })
    }

    @Test("P-8: the next name clears the reason at once")
    func clearsNameErrorBySending() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("")
      try actions.changeDisplayName.tell(.failure(DisplayNameError.empty))
      try screen.type("Dee")
      #expect(screen.shown.nameError == "A name needs at least one character.")
      screen.profileView.nameField.resignFirstResponder()
      #expect(screen.shown.nameError == nil)
    }

    @Test("P-8: the saved name goes back into the field and clears the reason")
    func restoresSavedName() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("")
      try actions.changeDisplayName.tell(.failure(DisplayNameError.empty))
      try screen.enter(" David Blaine")
      try actions.changeDisplayName.tell(.success(.blaine))
      #expect(screen.shown == .blaine)
    }

    @Test("P-10: the count follows the typing, as a person counts, and may exceed the limit")
    func countsCharacters() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.type("Dee 👩‍👩‍👧‍👦")
      #expect(screen.shown.nameCount == "5 of 40")
      try screen.type(String(repeating: "a", count: 41))
      #expect(screen.shown.nameCount == "41 of 40")
      try screen.type("")
      #expect(screen.shown.nameCount == "0 of 40")
      #expect(screen.shown.name == "David Blaine")
    }

    @Test("P-11: answers about photo and posts leave what is being typed")
    func leavesTypingAlone() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try screen.type("Dee")
      try actions.changePhoto.tell(.failure(UserServiceError.refused))
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(screen.profileView.nameField.isEditing)
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.shown.nameCount == "3 of 40")
    }

    @Test("P-11: success with photo and posts leaves what is being typed")
    func leavesTypingAloneOnSuccess() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try screen.type("Dee")
      try actions.changePhoto.tell(.success(.landscape))
      try actions.loadPosts.tell(.success([.sample(1)]))
      #expect(screen.profileView.nameField.isEditing)
      #expect(screen.shown.nameFieldText == "Dee")
      #expect(screen.shown.nameCount == "3 of 40")
    }

    @Test("P-17: a name's reason goes with its next answer, and not by typing, photo or posts")
    func keepsNameError() throws {
      let screen = try ProfileScreen(actions, showing: .blaine)
      try screen.enter("Dee")
      try actions.changeDisplayName.tell(.failure(UserServiceError.refused))
      try screen.type("D")
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.failure(UserServiceError.unreachable))
      try screen.choosePhoto(Photo.landscape.data, from: actions)
      try actions.changePhoto.tell(.success(.landscape))
      try actions.loadPosts.tell(.failure(PostServiceError.unreachable))
      #expect(screen.shown.nameError == "The change was not accepted.")
      try screen.tap(screen.profileView.postsRetryButton)
      #expect(screen.shown.nameError == "The change was not accepted.")
      try actions.loadPosts.tell(.success([.sample(1)]))
      #expect(screen.shown.nameError == "The change was not accepted.")
      screen.profileView.nameField.resignFirstResponder()
      try actions.changeDisplayName.tell(.failure(DisplayNameError.empty))
      #expect(screen.shown.nameError == "A name needs at least one character.")
    }
  }
}
