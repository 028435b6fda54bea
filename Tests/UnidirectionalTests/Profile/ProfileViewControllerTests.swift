import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import Unidirectional

extension WithViews {
  @Suite("Profile view controller")
  struct ProfileViewControllerTests {
    /// The parts of a profile that are always on the screen.
    let profile: Set = ["photo", "changePhoto", "name", "nameField", "nameCount", "logout"]

    @Test("P-1, P-2: the spinner runs, alone, until the loaded user is on the screen")
    func showsLoadedUser() async throws {
      let screen = ProfileScreen(cached: nil)
      let spinner: UIActivityIndicatorView = try screen.view("spinner")
      #expect(screen.navigationController.topViewController?.title == "Profile")
      #expect(screen.visible == ["spinner"])
      #expect(spinner.isAnimating)

      try await screen.answer(.currentUser, with: .user(.dee))
      let nameField: UITextField = try screen.view("nameField")
      let photoView: UIImageView = try screen.view("photo")
      #expect(screen.visible == profile)
      #expect(!spinner.isAnimating)
      #expect(screen.text("name") == "Dee")
      #expect(nameField.text == "Dee")
      #expect(nameField.isEnabled)
      #expect(screen.text("nameCount") == "3 of 40")
      #expect(photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-3: a cached user is on the screen as soon as it has appeared")
    func showsCachedUser() throws {
      let screen = ProfileScreen(cached: .blaine)
      let photoView: UIImageView = try screen.view("photo")
      #expect(screen.visible == profile)
      #expect(screen.text("name") == "David Blaine")
      #expect(photoView.image?.source == .data(Photo.portrait.data))
    }

    @Test("P-4, P-5: a failure stays on the screen, with two ways on, until the person retries")
    func retries() async throws {
      let screen = ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cover()
      screen.appearAgain()
      #expect(screen.visible == ["error", "retry", "logout"])
      #expect(screen.text("error") == "The profile could not be reached.")

      try screen.tap("retry")
      #expect(screen.visible == ["spinner"])
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.visible == profile)
      #expect(screen.service.calls.count == 2)
    }

    @Test("P-6: while a name is being saved, the field is disabled and the indicator runs")
    func savesName() async throws {
      let screen = ProfileScreen(cached: .blaine)
      let nameField: UITextField = try screen.view("nameField")
      try await screen.enter("David Blaine II ")
      let indicator: UIActivityIndicatorView = try screen.view("saving")
      #expect(screen.visible == profile.union(["saving"]))
      #expect(!nameField.isEnabled)
      #expect(indicator.isAnimating)
      #expect(screen.text("name") == "David Blaine")

      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.visible == profile)
      #expect(nameField.isEnabled)
      #expect(nameField.text == "David Blaine II")
      #expect(!indicator.isAnimating)
      #expect(screen.text("name") == "David Blaine II")
      #expect(screen.text("nameCount") == "15 of 40")
    }

    @Test("P-7, P-8: the reason stands beside the field until the name is put right")
    func showsNameError() async throws {
      let screen = ProfileScreen(cached: .blaine)
      let nameField: UITextField = try screen.view("nameField")
      try await screen.enter("David Blaine\u{7}")
      #expect(screen.visible == profile.union(["nameError"]))
      #expect(
        screen.text("nameError") == "A name cannot contain line breaks or control characters.")
      #expect(nameField.text == "David Blaine\u{7}")

      try await screen.enter("David Blaine ")
      #expect(screen.visible == profile)
      #expect(nameField.text == "David Blaine")
    }

    @Test("P-10: the count follows the keyboard")
    func countsCharacters() throws {
      let screen = ProfileScreen(cached: .blaine)
      #expect(screen.text("nameCount") == "12 of 40")
      try screen.type("David Blaine II")
      #expect(screen.text("nameCount") == "15 of 40")
    }

    @Test("P-11: an answer leaves the field alone while the person is typing")
    func leavesTypingAlone() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.choosePhoto(.png)
      try screen.type("David Blaine J")
      try await screen.answer(.changePhoto, with: .accepted)
      try await screen.answerPosts(.posts([.sample(1)]))
      let nameField: UITextField = try screen.view("nameField")
      #expect(nameField.isEditing)
      #expect(nameField.text == "David Blaine J")
    }

    @Test("P-11: typing leaves the caret where it is")
    func keepsCaret() throws {
      let screen = ProfileScreen(cached: .blaine)
      let field: UITextField = try screen.view("nameField")
      try #require(field.becomeFirstResponder())
      let caret = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      field.selectedTextRange = field.textRange(from: caret, to: caret)
      field.insertText("!")
      field.insertText("?")
      #expect(field.text == "David!? Blaine")
      #expect(screen.text("nameCount") == "14 of 40")
    }

    @Test("P-12: the button is disabled from the tap until the new photo is on the screen")
    func changesPhoto() async throws {
      let screen = ProfileScreen(cached: .dee)
      let button: UIButton = try screen.view("changePhoto")
      let photoView: UIImageView = try screen.view("photo")
      try await screen.choosePhoto(.jpeg)
      #expect(!button.isEnabled)
      #expect(photoView.image == ProfileView.photoPlaceholder)

      try await screen.answer(.changePhoto, with: .accepted)
      #expect(button.isEnabled)
      #expect(photoView.image?.source == .data(.jpeg))
    }

    @Test("P-14, P-17: the photo's message stands beside the photo until the next attempt")
    func showsPhotoError() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.choosePhoto(.gif)
      #expect(screen.visible == profile.union(["photoError"]))
      #expect(screen.text("photoError") == "Only PNG and JPEG photos can be used.")
      try await screen.choosePhoto(.jpeg)
      #expect(screen.visible == profile)
    }

    @Test("P-22, P-25: rows show the posts, and touching one pushes its screen")
    func showsPosts() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      let table: UITableView = try screen.view("posts")
      let cells = table.visibleCells.compactMap { $0 as? PostCell }
      #expect(screen.visible == profile.union(["posts"]))
      #expect(cells.map(\.titleLabel.text) == ["Post 2", "Post 1"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(table.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.postScreen.title == "Post 1")
      #expect(table.indexPathForSelectedRow == nil)
      screen.pop()
      #expect(screen.visible == profile.union(["posts"]))
      #expect(screen.postService.calls.count == 1)
    }

    @Test("P-25: a row that is selected when the screen is gone shows no post")
    func ignoresRowAfterLeaving() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.answerPosts(.posts([.sample(1)]))
      let table: UITableView = try screen.view("posts")
      let viewController = try #require(screen.navigationController.topViewController)
      screen.pop()
      table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
      #expect(screen.navigationController.viewControllers.count == 1)
      #expect(screen.postScreen.title == nil)
      #expect(viewController.parent == nil)
    }

    @Test("P-23, P-24: failed posts, and then that there are none, are on the screen")
    func showsNoPosts() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.answerPosts(.failure(.unreachable))
      #expect(screen.visible == profile.union(["postsError", "postsRetry"]))
      #expect(screen.text("postsError") == "The posts could not be reached.")
      try screen.tap("postsRetry")
      #expect(screen.visible == profile)
      try await screen.answerPosts(.posts([]))
      #expect(screen.visible == profile.union(["noPosts"]))
    }

    @Test("Typing does not make the image and the rows again")
    func rendersChangesOnly() async throws {
      let screen = ProfileScreen(cached: .blaine)
      try await screen.answerPosts(.posts([.sample(1)]))
      let photoView: UIImageView = try screen.view("photo")
      let image = try #require(photoView.image)
      let table: UITableView = try screen.view("posts")
      let row = try #require(table.visibleCells.first as? PostCell)
      row.titleLabel.text = "as it was"
      try screen.type("Dee")
      #expect(photoView.image === image)
      #expect(row.titleLabel.text == "as it was")
    }

    @Test("P-18, P-21: logging out replaces the stack with the log-in screen and frees the screen")
    func logsOut() async throws {
      let screen = ProfileScreen(cached: .blaine)
      weak let viewController = screen.navigationController.topViewController
      try screen.type("David Blaine!")
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      #expect(screen.cache.user == nil)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.logOut])
      #expect(viewController == nil)
    }

    @Test("P-18: a profile stays as it was until the log-in screen replaces it")
    func keepsProfileAfterLogOut() throws {
      let viewController = ProfileViewController(
        store: Store(state: .loggedOut(.dee) { $0.posts = .loaded([.sample(1)]) }) { _, _ in })
      let name = viewController.view.firstView(identifiedBy: "profile.name", isVisible: true)
      let posts = viewController.view.firstView(identifiedBy: "profile.posts", isVisible: true)
      #expect((name as? UILabel)?.text == "Dee")
      #expect((posts as? UITableView)?.numberOfRows(inSection: 0) == 1)
    }

    @Test("P-18: logging out after a failed load does the same")
    func logsOutAfterFailure() async throws {
      let screen = ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      try screen.tap("logout")
      #expect(screen.showsLogIn)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .logOut])
    }

    @Test("P-4, P-12, P-18, P-24: each button does its own thing, and no other")
    func separatesButtons() async throws {
      let screen = ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      try screen.tap("retry")
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser])

      try await screen.answer(.currentUser, with: .user(.blaine))
      try await screen.answerPosts(.failure(.unreachable))
      let visible = screen.visible
      try await screen.choosePhoto(nil)
      #expect(screen.visible == visible)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap("postsRetry")
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap("logout")
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser, .logOut])
    }

    @Test("P-19, P-21: popping saves what was typed and frees the screen; being covered does not")
    func leaves() async throws {
      let screen = ProfileScreen(cached: .blaine)
      weak let viewController = screen.navigationController.topViewController
      try screen.tap("changePhoto")
      try await settle()
      screen.cover()
      #expect(!screen.photoLibrary.isCancelled)
      screen.pop()
      try screen.type("David Blaine II")

      screen.pop()
      #expect(screen.photoLibrary.isCancelled)
      try await settle()
      #expect(viewController == nil)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.cache.user == .blaine.renamed("David Blaine II"))
    }
  }
}
