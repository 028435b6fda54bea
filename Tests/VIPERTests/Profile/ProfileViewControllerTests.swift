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
    private let screen: ProfileScreen

    private var loadingView: LoadingView { screen.loadingView }
    private var profileView: ProfileView { screen.profileView }
    private var errorView: ErrorView { screen.errorView }

    init() throws {
      viewController = ProfileViewController(presenter: presenter)
      screen = try ProfileScreen(viewController)
    }

    @Test("P-5, P-19: the presenter is told of each appearance and, once popped, of leaving")
    func lifeCycle() {
      #expect(presenter.events == [.viewWillAppear])
      screen.cover()
      #expect(presenter.events == [.viewWillAppear])
      screen.appearAgain()
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear])
      screen.pop()
      #expect(presenter.events == [.viewWillAppear, .viewWillAppear, .didLeave])
    }

    @Test("P-4: each button of the error view tells the presenter of its tap alone")
    func errorButtons() throws {
      viewController.showLoadError("Failed")
      #expect(try events(ofTouching: errorView.retryButton) == [.retryTapped])
      #expect(try events(ofTouching: errorView.logOutButton) == [.logOutTapped])
    }

    @Test("P-12, P-18, P-24: each button of the profile tells the presenter of its tap alone")
    func profileButtons() throws {
      viewController.showProfile()
      viewController.showPostsError("Nothing")
      #expect(try events(ofTouching: profileView.changePhotoButton) == [.changePhotoTapped])
      #expect(try events(ofTouching: profileView.postsRetryButton) == [.postsRetryTapped])
      #expect(try events(ofTouching: profileView.logOutButton) == [.logOutTapped])
    }

    private func events(ofTouching button: UIButton) throws -> [ProfileViewOutputSpy.Event] {
      let count = presenter.events.count
      try #require(button.touch())
      return Array(presenter.events.dropFirst(count))
    }

    @Test("P-6, P-10: the presenter is told of each typed character and of the end of editing")
    func typing() throws {
      viewController.showProfile()
      try screen.type("An")
      try #require(profileView.nameField.pressReturn())
      #expect(
        presenter.events.dropFirst() == [
          .nameChanged("A"), .nameChanged("An"), .nameEditingEnded("An"),
        ])
    }

    @Test("P-1, P-2: the spinner runs, and the profile shows, from the word of the presenter")
    func loading() {
      #expect(!loadingView.spinner.isAnimating)
      #expect(!profileView.isOnScreen && !errorView.isOnScreen)
      viewController.startLoadingIndicator()
      #expect(loadingView.spinner.isAnimating && loadingView.spinner.isOnScreen)
      #expect(!profileView.isOnScreen && !errorView.isOnScreen)
      viewController.stopLoadingIndicator()
      #expect(!loadingView.spinner.isAnimating)
      viewController.showProfile()
      #expect(profileView.isOnScreen && !errorView.isOnScreen)
    }

    @Test("P-4: the error of a load shows with retry and log out, and hides with them")
    func loadError() {
      viewController.showLoadError("Failed")
      #expect(errorView.errorLabel.text == "Failed")
      for view in [errorView.errorLabel, errorView.retryButton, errorView.logOutButton] {
        #expect(view.isOnScreen)
      }
      #expect(!profileView.isOnScreen)
      viewController.hideLoadError()
      #expect(!errorView.isOnScreen)
    }

    @Test(
      "P-6: name, text of the field and count go to their views, and tell the presenter nothing")
    func name() {
      viewController.setName("Anna")
      viewController.setNameFieldText("Berta")
      viewController.setNameCount("5 of 40")
      #expect(profileView.nameLabel.text == "Anna")
      #expect(profileView.nameField.text == "Berta")
      #expect(profileView.nameCountLabel.text == "5 of 40")
      #expect(presenter.events == [.viewWillAppear])
    }

    @Test("P-6: the field is disabled and the indicator runs only while a name is being saved")
    func savingName() {
      #expect(profileView.nameField.isEnabled && !profileView.savingIndicator.isAnimating)
      viewController.setNameFieldEnabled(false)
      viewController.startSavingIndicator()
      #expect(!profileView.nameField.isEnabled && profileView.savingIndicator.isAnimating)
      #expect(profileView.changePhotoButton.isEnabled && !loadingView.spinner.isAnimating)
      viewController.setNameFieldEnabled(true)
      viewController.stopSavingIndicator()
      #expect(profileView.nameField.isEnabled && !profileView.savingIndicator.isAnimating)
    }

    @Test("P-12: data of a photo and the placeholder are drawn")
    func photo() {
      viewController.setPhoto(.png)
      #expect(profileView.photoView.image?.source == .data(.png))
      viewController.setPhotoPlaceholder()
      #expect(profileView.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-12: the button for the photo is disabled and enabled")
    func changingPhoto() {
      #expect(profileView.changePhotoButton.isEnabled)
      viewController.setChangePhotoEnabled(false)
      #expect(!profileView.changePhotoButton.isEnabled && profileView.nameField.isEnabled)
      viewController.setChangePhotoEnabled(true)
      #expect(profileView.changePhotoButton.isEnabled)
    }

    @Test("P-17: the errors of name and photo show and hide apart")
    func changeErrors() {
      viewController.showProfile()
      let labels = [profileView.nameErrorLabel, profileView.photoErrorLabel]
      #expect(labels.map(\.isOnScreen) == [false, false])
      viewController.showNameError("Wrong name")
      #expect(labels.map(\.isOnScreen) == [true, false])
      viewController.showPhotoError("Wrong photo")
      #expect(labels.map(\.isOnScreen) == [true, true])
      #expect(labels.map(\.text) == ["Wrong name", "Wrong photo"])
      viewController.hideNameError()
      #expect(labels.map(\.isOnScreen) == [false, true])
      viewController.hidePhotoError()
      #expect(labels.map(\.isOnScreen) == [false, false])
    }

    @Test("P-22, P-25: posts fill the rows, and the presenter is told which one is selected")
    func posts() throws {
      viewController.showProfile()
      #expect(!profileView.postsTableView.isOnScreen)
      viewController.showPosts([
        PostRow(title: "Cards", date: "2026-03-02"), PostRow(title: "Coins", date: "2026-03-01"),
      ])
      #expect(profileView.postsTableView.isOnScreen && !profileView.noPostsLabel.isOnScreen)
      let cells = profileView.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Cards", "Coins"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(profileView.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(presenter.events.dropFirst() == [.postSelected(1)])
      #expect(profileView.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test("P-23: only a label says that there are no posts")
    func noPosts() {
      viewController.showProfile()
      #expect(!profileView.noPostsLabel.isOnScreen)
      viewController.showNoPosts()
      #expect(profileView.noPostsLabel.isOnScreen && !profileView.postsTableView.isOnScreen)
    }

    @Test("P-24: the error of the posts shows with a way to try again, and hides with it")
    func postsError() {
      viewController.showProfile()
      let views = [profileView.postsErrorLabel, profileView.postsRetryButton]
      #expect(views.map(\.isOnScreen) == [false, false])
      viewController.showPostsError("Nothing")
      #expect(views.map(\.isOnScreen) == [true, true])
      #expect(profileView.postsErrorLabel.text == "Nothing")
      viewController.hidePostsError()
      #expect(views.map(\.isOnScreen) == [false, false])
    }
  }
}
