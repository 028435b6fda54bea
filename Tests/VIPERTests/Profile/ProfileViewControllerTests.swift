import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import VIPER

extension WithViews {
  @Suite struct ProfileViewControllerTests {
    private let presenter = ProfileViewOutputSpy()
    private let viewController: ProfileViewController
    private let view: ProfileView
    private let navigationController: UINavigationController
    private let window = UIWindow()

    init() throws {
      viewController = ProfileViewController(presenter: presenter)
      view = try #require(viewController.view as? ProfileView)
      navigationController = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      navigationController.pushViewController(viewController, animated: false)
    }

    @Test("The presenter is told of each appearance and, once popped, of leaving")
    func lifeCycle() {
      #expect(presenter.events == [.viewWillAppear])

      navigationController.pushViewController(UIViewController(), animated: false)
      #expect(presenter.events == [.viewWillAppear])
      navigationController.popViewController(animated: false)
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear])

      navigationController.popViewController(animated: false)
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear, .didLeave])
    }

    @Test("Each button tells the presenter of a tap")
    func buttons() {
      viewController.showProfile()
      viewController.showRetry()
      view.changePhotoButton.touch()
      view.retryButton.touch()
      viewController.showPostsError("Nothing.")
      view.postsRetryButton.touch()
      view.logOutButton.touch()
      #expect(
        presenter.events.dropFirst() == [
          .changePhotoTapped, .retryTapped, .postsRetryTapped, .logOutTapped,
        ])
    }

    @Test("The presenter is told of each typed character and of the end of editing")
    func typing() {
      viewController.showProfile()
      view.nameField.touch()
      view.nameField.type("An")
      view.nameField.resignFirstResponder()
      #expect(
        presenter.events.dropFirst() == [
          .nameChanged("A"), .nameChanged("An"), .nameEditingEnded("An"),
        ])
    }

    @Test("Posts fill the rows, and the presenter is told which one is selected")
    func posts() throws {
      viewController.showProfile()
      viewController.showPosts([
        PostRow(title: "Cards", date: "2026-03-02"), PostRow(title: "Coins", date: "2026-03-01"),
      ])
      let cells = view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Cards", "Coins"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(presenter.events.dropFirst() == [.postSelected(1)])
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test("Of posts, that there are none and their error only what is shown is on screen")
    func postsOnScreen() {
      let views: [UIView] = [
        view.postsTableView, view.noPostsLabel, view.postsErrorLabel, view.postsRetryButton,
      ]
      viewController.showProfile()
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.showPosts([])
      #expect(views.map(\.isOnScreen) == [true, false, false, false])
      viewController.showNoPosts()
      #expect(views.map(\.isOnScreen) == [false, true, false, false])
      viewController.showPosts([])
      viewController.hidePosts()
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
      viewController.showPostsError("Nothing.")
      #expect(view.postsErrorLabel.text == "Nothing.")
      #expect(views.map(\.isOnScreen) == [false, false, true, true])
      viewController.hidePostsError()
      #expect(views.map(\.isOnScreen) == [false, false, false, false])
    }

    @Test("Filling the field tells the presenter nothing")
    func filling() {
      viewController.fillNameField(with: "Anna")
      #expect(view.nameField.text == "Anna")
      #expect(presenter.events == [.viewWillAppear])
    }

    @Test("Indicators run only between start and stop")
    func indicators() {
      #expect(!view.spinner.isAnimating && !view.savingIndicator.isAnimating)
      viewController.startLoadingIndicator()
      #expect(view.spinner.isAnimating && !view.savingIndicator.isAnimating)
      viewController.stopLoadingIndicator()
      viewController.startSavingIndicator()
      #expect(!view.spinner.isAnimating && view.savingIndicator.isAnimating)
      viewController.stopSavingIndicator()
      #expect(!view.savingIndicator.isAnimating)
    }

    @Test("The profile, its errors and the retry are on screen only while they are shown")
    func visibility() {
      #expect(!view.contentView.isOnScreen && !view.errorLabel.isOnScreen)
      viewController.showProfile()
      viewController.showNameError("Wrong")
      viewController.showError("Failed")
      viewController.showRetry()
      #expect(view.nameErrorLabel.isOnScreen && view.nameErrorLabel.text == "Wrong")
      #expect(view.errorLabel.isOnScreen && view.errorLabel.text == "Failed")
      #expect(view.retryButton.isOnScreen)

      viewController.hideNameError()
      #expect(!view.nameErrorLabel.isOnScreen && view.errorLabel.isOnScreen)
      viewController.hideError()
      viewController.hideRetry()
      #expect(!view.errorLabel.isOnScreen && !view.retryButton.isOnScreen)
      viewController.hideProfile()
      #expect(!view.contentView.isOnScreen)
    }

    @Test("Name, count and photo go to their views")
    func content() {
      viewController.showName("Anna")
      viewController.showNameCount("4 of 40")
      #expect(view.nameLabel.text == "Anna")
      #expect(view.nameCountLabel.text == "4 of 40")

      viewController.showPhoto(.png)
      #expect(view.photoView.image == UIImage(data: .png))
      viewController.showPhotoPlaceholder()
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("A photo that cannot be drawn is shown as the placeholder")
    func undrawablePhoto() {
      viewController.showPhoto(.gif)
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("Field and button are disabled and enabled apart")
    func enabling() {
      viewController.setNameFieldEnabled(false)
      #expect(!view.nameField.isEnabled && view.changePhotoButton.isEnabled)
      viewController.setNameFieldEnabled(true)
      viewController.setChangePhotoEnabled(false)
      #expect(view.nameField.isEnabled && !view.changePhotoButton.isEnabled)
      viewController.setChangePhotoEnabled(true)
      #expect(view.changePhotoButton.isEnabled)
    }
  }
}
