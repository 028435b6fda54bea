import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import CleanSwift

extension WithViews {
  @Suite struct ProfileViewControllerTests {
    private let interactor = ProfileBusinessLogicSpy()
    private let router = ProfileRoutingLogicSpy()
    private let viewController: ProfileViewController
    private let view: ProfileView
    private let navigationController: UINavigationController
    private let window = UIWindow()

    init() throws {
      viewController = ProfileViewController(interactor: interactor, router: router)
      view = try #require(viewController.view as? ProfileView)
      navigationController = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      navigationController.pushViewController(viewController, animated: false)
    }

    @Test("Each appearance requests the user; being popped, not being covered, is leaving")
    func lifeCycle() {
      #expect(interactor.requests == [.load])

      navigationController.pushViewController(UIViewController(), animated: false)
      #expect(interactor.requests == [.load])
      navigationController.popViewController(animated: false)
      #expect(interactor.requests == [.load, .load])

      navigationController.popViewController(animated: false)
      #expect(interactor.requests == [.load, .load, .leave])
    }

    @Test("Each button makes its request")
    func buttons() {
      showUser()
      view.changePhotoButton.touch()
      view.logOutButton.touch()
      viewController.displayLoad(viewModel: .init(isRetryHidden: false))
      view.retryButton.touch()
      #expect(interactor.requests.dropFirst() == [.changePhoto, .logOut, .retry])
    }

    @Test("Posts fill the rows, and selecting one is requested")
    func posts() throws {
      showUser()
      viewController.displayPosts(
        viewModel: .init(posts: [
          .init(title: "Cards", date: "2026-03-02"), .init(title: "Coins", date: "2026-03-01"),
        ]))
      let cells = view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Cards", "Coins"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(interactor.requests.dropFirst() == [.selectPost(1)])
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
      viewController.displaySelectPost(viewModel: .init())
      #expect(router.routesToPost == 1)
    }

    @Test("Of posts, that there are none and their error only what is displayed is on screen")
    func postsOnScreen() {
      let views: [UIView] = [
        view.postsTableView, view.noPostsLabel, view.postsErrorLabel, view.postsRetryButton,
      ]
      showUser()
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.displayPosts(viewModel: .init(posts: [.init(title: "", date: "")]))
      #expect(views.map(\.isOnScreen) == [true, false, false, false])
      viewController.displayPosts(viewModel: .init(posts: []))
      #expect(views.map(\.isOnScreen) == [false, true, false, false])
      viewController.displayPosts(viewModel: .init(error: .shown("Nothing."), isRetryHidden: false))
      #expect(view.postsErrorLabel.text == "Nothing.")
      #expect(views.map(\.isOnScreen) == [false, false, true, true])
      view.postsRetryButton.touch()
      #expect(interactor.requests.dropFirst() == [.retryPosts])
      viewController.displayPosts(viewModel: .init())
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.displayPosts(viewModel: .init(error: .shown("Nothing."), isRetryHidden: false))
      viewController.displayLeave(viewModel: .init())
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.displayPosts(viewModel: .init(posts: []))
      viewController.displayLeave(viewModel: .init())
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.displayPosts(viewModel: .init(posts: [.init(title: "", date: "")]))
      viewController.displayLeave(viewModel: .init())
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
    }

    @Test("Each typed character and the end of editing make their requests")
    func typing() {
      showUser()
      view.nameField.touch()
      view.nameField.type("!?")
      view.nameField.resignFirstResponder()
      #expect(
        interactor.requests.dropFirst() == [
          .countName("Anna!"), .countName("Anna!?"), .changeName("Anna!?"),
        ])
    }

    @Test("While loading, the spinner runs and neither profile nor error is on screen")
    func loading() {
      viewController.displayLoad(viewModel: .init(error: .shown("Failed"), isRetryHidden: false))
      #expect(!view.spinner.isAnimating)
      #expect(view.errorLabel.isOnScreen && view.errorLabel.text == "Failed")
      #expect(view.retryButton.isOnScreen)

      viewController.displayLoad(viewModel: .init(isLoading: true))
      #expect(view.spinner.isAnimating)
      #expect(!view.errorLabel.isOnScreen && !view.retryButton.isOnScreen)
      #expect(!view.contentView.isOnScreen)
    }

    @Test("A user goes to the profile's views, and requests nothing")
    func user() {
      showUser(photo: .png)
      #expect(!view.spinner.isAnimating)
      #expect(view.contentView.isOnScreen)
      #expect(view.nameLabel.text == "Anna")
      #expect(view.nameField.text == "Anna")
      #expect(view.nameCountLabel.text == "4 of 40")
      #expect(view.photoView.image == UIImage(data: .png))
      #expect(interactor.requests == [.load])

      viewController.displayLoad(viewModel: .init(isLoading: true))
      #expect(!view.contentView.isOnScreen)
    }

    @Test("No photo, or one that cannot be drawn, is shown as the placeholder")
    func placeholder() {
      showUser(photo: .png)
      showUser(photo: nil)
      #expect(view.photoView.image == ProfileView.photoPlaceholder)

      showUser(photo: .png)
      viewController.displayChangePhoto(
        viewModel: .init(isChangePhotoEnabled: true, photo: .gif))
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("A count goes to its label and leaves what is typed")
    func count() {
      showUser()
      viewController.displayNameCount(viewModel: .init(count: "34 of 40"))
      #expect(view.nameCountLabel.text == "34 of 40")
      #expect(view.nameField.text == "Anna")
    }

    @Test("A name in flight, and what becomes of it, goes to the name's views")
    func name() {
      showUser()
      viewController.displayChangeName(
        viewModel: .init(nameError: .shown("Wrong"), error: .shown("Failed")))
      #expect(view.nameErrorLabel.isOnScreen && view.nameErrorLabel.text == "Wrong")
      #expect(view.errorLabel.isOnScreen && view.errorLabel.text == "Failed")

      viewController.displayChangeName(
        viewModel: .init(isSaving: true, isNameFieldEnabled: false))
      #expect(!view.nameField.isEnabled && view.changePhotoButton.isEnabled)
      #expect(view.savingIndicator.isAnimating && !view.spinner.isAnimating)
      #expect(view.nameErrorLabel.isOnScreen && view.errorLabel.isOnScreen)
      #expect(view.nameLabel.text == "Anna")

      viewController.displayChangeName(
        viewModel: .init(
          name: .init(text: "Bo", count: "2 of 40"), nameError: .hidden, error: .hidden))
      #expect(view.nameField.isEnabled && !view.savingIndicator.isAnimating)
      #expect(!view.nameErrorLabel.isOnScreen && !view.errorLabel.isOnScreen)
      #expect(view.nameLabel.text == "Bo" && view.nameField.text == "Bo")
      #expect(view.nameCountLabel.text == "2 of 40")
    }

    @Test("A photo in flight, and what becomes of it, goes to the photo's views")
    func photo() {
      showUser(photo: .png)
      viewController.displayChangePhoto(
        viewModel: .init(isChangePhotoEnabled: false, error: .shown("Failed")))
      #expect(!view.changePhotoButton.isEnabled && view.nameField.isEnabled)
      #expect(view.photoView.image == UIImage(data: .png))
      #expect(view.errorLabel.isOnScreen && view.errorLabel.text == "Failed")

      viewController.displayChangePhoto(
        viewModel: .init(isChangePhotoEnabled: true, photo: .jpeg, error: .hidden))
      #expect(view.changePhotoButton.isEnabled)
      #expect(view.photoView.image == UIImage(data: .jpeg))
      #expect(!view.errorLabel.isOnScreen)
    }

    @Test("The log-in is routed to once logging out is displayed, not before")
    func logOut() {
      showUser()
      view.logOutButton.touch()
      #expect(router.routesToLogIn == 0)

      viewController.displayLogOut(viewModel: .init())
      #expect(router.routesToLogIn == 1)
    }

    @Test("Leaving resets all changes of the visit, without navigation")
    func leave() {
      showUser()
      viewController.displayLoad(
        viewModel: .init(
          isLoading: true, user: displayedUser(), error: .shown("Failed"), isRetryHidden: false))
      viewController.displayChangeName(
        viewModel: .init(
          isSaving: true, isNameFieldEnabled: false, nameError: .shown("Wrong")))
      viewController.displayChangePhoto(viewModel: .init(isChangePhotoEnabled: false))

      viewController.displayLeave(viewModel: .init())
      #expect(!view.spinner.isAnimating && !view.savingIndicator.isAnimating)
      #expect(view.nameField.isEnabled && view.changePhotoButton.isEnabled)
      #expect(view.errorLabel.isHidden && view.retryButton.isHidden)
      #expect(view.nameErrorLabel.isHidden)
      #expect(router.routesToLogIn == 0)
    }

    private func showUser(photo: Data? = nil) {
      viewController.displayLoad(viewModel: .init(user: displayedUser(photo: photo)))
    }

    private func displayedUser(photo: Data? = nil) -> Profile.Load.ViewModel.DisplayedUser {
      .init(name: .init(text: "Anna", count: "4 of 40"), photo: photo)
    }
  }
}
