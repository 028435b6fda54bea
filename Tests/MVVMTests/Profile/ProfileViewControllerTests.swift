import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import MVVM

extension WithViews {
  @Suite("Profile view controller")
  struct ProfileViewControllerTests {
    @Test("P-1, P-2: The spinner runs until the controls show the loaded user")
    func showsLoadedUser() async throws {
      let screen = ProfileScreen(cached: nil)
      let spinner: UIActivityIndicatorView = try screen.view("profile.spinner")
      #expect(screen.navigationController.topViewController?.title == "Profile")
      #expect(spinner.isAnimating)
      #expect(!screen.isOnScreen("profile.nameField"))

      try await settle()
      try screen.service.answer(.currentUser, with: .user(.david()))
      try await settle()
      let nameField: UITextField = try screen.view("profile.nameField")
      let photoView: UIImageView = try screen.view("profile.photo")
      #expect(!spinner.isAnimating)
      #expect(nameField.isOnScreen)
      #expect(nameField.text == "David Blaine")
      #expect(try screen.text("profile.name") == "David Blaine")
      #expect(photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-3: A cached user is on screen as soon as the screen has appeared")
    func showsCachedUser() throws {
      let screen = ProfileScreen(cached: try .david(photo: .png()))
      let photoView: UIImageView = try screen.view("profile.photo")
      #expect(try screen.text("profile.name") == "David Blaine")
      #expect(photoView.image?.source == .data(try Photo.png().data))
    }

    @Test("P-4, P-5: The error stays on screen until a tap on the button tries again")
    func retries() async throws {
      let screen = ProfileScreen(cached: nil)
      try await settle()
      try screen.service.answer(.currentUser, with: .failure(.unreachable))
      try await settle()
      screen.navigationController.pushViewController(UIViewController(), animated: false)
      screen.navigationController.popViewController(animated: false)
      #expect(try screen.text("profile.error") == "The profile could not be reached.")

      try screen.tap("profile.retry")
      try await settle()
      #expect(try screen.text("profile.error") == nil)
      #expect(!screen.isOnScreen("profile.retry"))
      #expect(screen.isOnScreen("profile.spinner"))
      #expect(screen.service.calls.count == 2)
      try await screen.service.endRequests()
    }

    @Test("P-6: While a name is being saved its field is disabled and the indicator runs")
    func savesName() async throws {
      let screen = ProfileScreen(cached: try .david())
      let nameField: UITextField = try screen.view("profile.nameField")
      let indicator: UIActivityIndicatorView = try screen.view("profile.saving")
      try screen.typeName(" II ")
      screen.endEditing()
      try await settle()
      #expect(!nameField.isEnabled)
      #expect(indicator.isAnimating)

      try screen.service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(nameField.isEnabled)
      #expect(nameField.text == "David Blaine II")
      #expect(!indicator.isAnimating)
      #expect(try screen.text("profile.name") == "David Blaine II")
    }

    @Test("P-7, P-8: What is wrong with a name is on screen until the name is put right")
    func showsNameError() throws {
      let screen = ProfileScreen(cached: try .david())
      let nameField: UITextField = try screen.view("profile.nameField")
      #expect(try screen.text("profile.nameError") == nil)
      try screen.typeName("\u{7}")
      screen.endEditing()
      #expect(
        try screen.text("profile.nameError")
          == "A name cannot contain line breaks or control characters.")
      #expect(nameField.text == "David Blaine\u{7}")

      nameField.becomeFirstResponder()
      nameField.deleteBackward()
      try screen.typeName(" ")
      screen.endEditing()
      #expect(try screen.text("profile.nameError") == nil)
      #expect(nameField.text == "David Blaine")
    }

    @Test("P-22, P-25: Rows show the posts, and touching one pushes its screen")
    func showsPosts() async throws {
      let screen = ProfileScreen(cached: try .david())
      #expect(!screen.isOnScreen("profile.posts"))
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      let table: UITableView = try screen.view("profile.posts")
      let cells = table.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Post 2", "Post 1"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      #expect(!screen.isOnScreen("profile.noPosts"))
      try #require(table.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.postScreen.title == "Post 1")
      #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("P-23, P-24: That there are no posts, or none that could be loaded, is on screen")
    func showsNoPosts() async throws {
      let screen = ProfileScreen(cached: try .david())
      #expect(!screen.isOnScreen("profile.noPosts"))
      try await screen.answerPosts(.failure(.unreachable))
      #expect(try screen.text("profile.postsError") == "The posts could not be reached.")
      try screen.tap("profile.postsRetry")
      #expect(try screen.text("profile.postsError") == nil)
      #expect(!screen.isOnScreen("profile.postsRetry"))
      try await screen.answerPosts(.posts([]))
      #expect(screen.isOnScreen("profile.noPosts") && !screen.isOnScreen("profile.posts"))
    }

    @Test("P-10: The count follows the keyboard")
    func countsCharacters() throws {
      let screen = ProfileScreen(cached: try .david())
      #expect(try screen.text("profile.nameCount") == "12 of 40")
      try screen.typeName(" II")
      #expect(try screen.text("profile.nameCount") == "15 of 40")
    }

    @Test("P-11: An answer leaves the field alone while the person is typing")
    func leavesTypingAlone() async throws {
      let screen = ProfileScreen(cached: try .david())
      try await screen.choosePhoto(.png())
      try screen.typeName(" J")
      try screen.service.answer(.changePhoto, with: .accepted)
      try await settle()
      let nameField: UITextField = try screen.view("profile.nameField")
      #expect(nameField.isEditing)
      #expect(nameField.text == "David Blaine J")
    }

    @Test("P-12: The button is disabled from the tap until the new photo is on screen")
    func changesPhoto() async throws {
      let screen = ProfileScreen(cached: try .david())
      let button: UIButton = try screen.view("profile.changePhoto")
      let photoView: UIImageView = try screen.view("profile.photo")
      try await screen.choosePhoto(.jpeg())
      #expect(!button.isEnabled)
      #expect(photoView.image == ProfileView.photoPlaceholder)

      try screen.service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(button.isEnabled)
      #expect(photoView.image?.source == .data(try Photo.jpeg().data))
    }

    @Test("P-18, P-21: Logging out replaces the stack with the log-in screen and frees the screen")
    func logsOut() async throws {
      let screen = ProfileScreen(cached: try .david())
      weak let viewController = screen.navigationController.topViewController
      try screen.tap("profile.logout")
      let stack = screen.navigationController.viewControllers
      #expect(stack.count == 1 && stack.first === screen.logInScreen)
      #expect(screen.cache.user == nil)
      try await settle()
      #expect(viewController == nil)
      try await screen.service.endRequests()
    }

    @Test("P-19, P-21: Popping cancels and frees the screen; being covered does neither")
    func leaves() async throws {
      let screen = ProfileScreen(cached: try .david())
      weak let viewController = screen.navigationController.topViewController
      try await screen.choosePhoto(.png())
      screen.navigationController.pushViewController(UIViewController(), animated: false)
      #expect(screen.service.calls.map(\.isCancelled) == [false])
      #expect(screen.cache.user != nil)

      screen.navigationController.popToRootViewController(animated: false)
      #expect(screen.service.calls.map(\.isCancelled) == [true])
      #expect(screen.cache.user == nil)
      try await screen.service.endRequests()
      #expect(viewController == nil)
    }
  }
}

extension ProfileScreen {
  fileprivate func choosePhoto(_ photo: Photo) async throws {
    try tap("profile.changePhoto")
    try await settle()
    try photoLibrary.choose(photo.data)
    try await settle()
  }
}
