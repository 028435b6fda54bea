import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import SupervisingMVP

extension WithViews {
  @Suite struct ProfileViewControllerTests {
    let model = ProfileModel()
    let presenter = ProfilePresenterSpy()
    let viewController: ProfileViewController
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    let loadingView: LoadingView
    let view: ProfileView
    let errorView: ErrorView

    init() throws {
      viewController = ProfileViewController(model: model, presenter: presenter)
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      navigationController.pushViewController(viewController, animated: false)
      let views = viewController.view.subviews
      loadingView = try #require(views.first as? LoadingView)
      view = try #require(views.dropFirst().first as? ProfileView)
      errorView = try #require(views.dropFirst(2).first as? ErrorView)
    }

    // MARK: Events

    @Test("P-1: before model and presenter have set anything, no part of the screen shows")
    func opens() {
      #expect(viewController.title == "Profile")
      #expect(!loadingView.spinner.isOnScreen)
      #expect(!view.isOnScreen)
      #expect(!errorView.isOnScreen)
    }

    @Test("P-5, P-19: being shown, shown again and popped is passed on, being covered is not")
    func lifeCycle() {
      #expect(presenter.events == [.viewWillAppear])
      navigationController.pushViewController(UIViewController(), animated: false)
      #expect(presenter.events == [.viewWillAppear])
      navigationController.popViewController(animated: false)
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear])
      navigationController.popViewController(animated: false)
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear, .didLeave])
    }

    @Test("P-4: each button of a failed load passes on its own event, and no other")
    func errorButtons() throws {
      viewController.showLoadError("No.")
      #expect(try events(ofTouching: errorView.retryButton) == [.retryTapped])
      #expect(try events(ofTouching: errorView.logOutButton) == [.logOutTapped])
    }

    @Test("P-12, P-18, P-24: each button of the profile passes on its own event, and no other")
    func profileButtons() throws {
      viewController.showProfile()
      viewController.showPostsError("No.")
      #expect(try events(ofTouching: view.changePhotoButton) == [.changePhotoTapped])
      #expect(try events(ofTouching: view.postsRetryButton) == [.postsRetryTapped])
      #expect(try events(ofTouching: view.logOutButton) == [.logOutTapped])
    }

    private func events(ofTouching button: UIButton) throws -> [ProfilePresenterSpy.Event] {
      let count = presenter.events.count
      try #require(button.touch())
      return Array(presenter.events.dropFirst(count))
    }

    @Test("P-6, P-10: each typed character and the end of editing are passed on with the text")
    func typing() throws {
      viewController.showProfile()
      try #require(view.nameField.touch())
      view.nameField.type("De")
      view.nameField.pressReturn()
      #expect(
        presenter.events
          == [.viewWillAppear, .nameChanged("D"), .nameChanged("De"), .nameEditingEnded("De")])
    }

    @Test("P-19: a name that is being typed ends editing before the screen leaves")
    func poppedWhileTyping() throws {
      viewController.showProfile()
      try #require(view.nameField.touch())
      view.nameField.type("D")
      navigationController.popViewController(animated: false)
      #expect(
        presenter.events
          == [.viewWillAppear, .nameChanged("D"), .nameEditingEnded("D"), .didLeave])
    }

    // MARK: Bindings

    @Test("P-1: the spinner runs while the model is loading")
    func loading() {
      model.isLoading = true
      #expect(loadingView.spinner.isAnimating && loadingView.spinner.isOnScreen)
      model.isLoading = false
      #expect(!loadingView.spinner.isAnimating)
    }

    @Test("P-2, P-6: the label is bound to the name in the model, and the field is not")
    func name() {
      viewController.setNameFieldText("Harry")
      model.name = .sample("David Blaine")
      #expect(view.nameLabel.text == "David Blaine")
      model.name = .sample("Dee")
      #expect(view.nameLabel.text == "Dee")
      #expect(view.nameField.text == "Harry")
    }

    @Test("P-6: while a name is being saved, the field is disabled and the indicator runs")
    func saving() {
      viewController.showProfile()
      #expect(view.nameField.isEnabled && !view.savingIndicator.isOnScreen)
      model.isSavingName = true
      #expect(!view.nameField.isEnabled)
      #expect(view.savingIndicator.isAnimating && view.savingIndicator.isOnScreen)
      model.isSavingName = false
      #expect(view.nameField.isEnabled)
      #expect(!view.savingIndicator.isAnimating)
    }

    @Test("P-2, P-12: the photo of the model shows, or the placeholder if there is none")
    func photo() {
      #expect(view.photoView.image == ProfileView.photoPlaceholder)
      model.photo = .landscape
      #expect(view.photoView.image == UIImage(data: Photo.landscape.data))
      #expect(view.changePhotoButton.isEnabled)
      model.isChangingPhoto = true
      #expect(!view.changePhotoButton.isEnabled)
      model.isChangingPhoto = false
      #expect(view.changePhotoButton.isEnabled)
    }

    @Test("P-22, P-25: rows show the posts of the model, and the one that is touched is deselected")
    func posts() throws {
      viewController.showProfile()
      #expect(!view.postsTableView.isOnScreen && !view.noPostsLabel.isOnScreen)
      model.posts = [.sample(2), .sample(1)]
      let cells = view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Post 2", "Post 1"])
      #expect(view.postsTableView.isOnScreen && !view.noPostsLabel.isOnScreen)
      try #require(view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(presenter.events == [.viewWillAppear, .postSelected(1)])
      #expect(view.postsTableView.indexPathForSelectedRow == nil)
    }

    // MARK: Outputs

    @Test("P-2: the profile shows once the presenter shows it")
    func profile() {
      model.user = .blaine
      #expect(!view.isOnScreen)
      viewController.showProfile()
      #expect(view.nameLabel.isOnScreen && view.logOutButton.isOnScreen)
    }

    @Test("P-2, P-10: the text in the field and the count are set apart from each other")
    func nameField() {
      viewController.setNameFieldText("Harry")
      viewController.setNameCount("5 of 40")
      #expect(view.nameField.text == "Harry")
      #expect(view.nameCountLabel.text == "5 of 40")
    }

    @Test("P-4: the message of a failed load shows with both buttons until it is hidden")
    func loadError() {
      viewController.showLoadError("No.")
      #expect(errorView.errorLabel.text == "No.")
      #expect(errorView.errorLabel.isOnScreen)
      #expect(errorView.retryButton.isOnScreen && errorView.logOutButton.isOnScreen)
      viewController.hideLoadError()
      #expect(!errorView.isOnScreen)
    }

    @Test("P-7, P-8, P-14: the messages about name and photo show until each is hidden")
    func messages() {
      viewController.showProfile()
      #expect(!view.nameErrorLabel.isOnScreen && !view.photoErrorLabel.isOnScreen)
      viewController.showNameError("Name.")
      #expect(view.nameErrorLabel.text == "Name.")
      #expect(view.nameErrorLabel.isOnScreen && !view.photoErrorLabel.isOnScreen)
      viewController.showPhotoError("Photo.")
      #expect(view.photoErrorLabel.text == "Photo.")
      viewController.hideNameError()
      #expect(!view.nameErrorLabel.isOnScreen && view.photoErrorLabel.isOnScreen)
      viewController.hidePhotoError()
      #expect(!view.photoErrorLabel.isOnScreen)
    }

    @Test("P-23: that there are no posts shows without a table")
    func noPosts() {
      viewController.showProfile()
      viewController.showNoPosts()
      #expect(view.noPostsLabel.isOnScreen && !view.postsTableView.isOnScreen)
    }

    @Test("P-24: the posts' message shows with a button until both are hidden")
    func postsError() {
      viewController.showProfile()
      #expect(!view.postsErrorLabel.isOnScreen && !view.postsRetryButton.isOnScreen)
      viewController.showPostsError("No.")
      #expect(view.postsErrorLabel.text == "No.")
      #expect(view.postsErrorLabel.isOnScreen && view.postsRetryButton.isOnScreen)
      viewController.hidePostsError()
      #expect(!view.postsErrorLabel.isOnScreen && !view.postsRetryButton.isOnScreen)
    }
  }
}
