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
    private let screen: ProfileScreen

    private var loadingView: LoadingView { screen.loadingView }
    private var profileView: ProfileView { screen.profileView }
    private var errorView: ErrorView { screen.errorView }

    init() throws {
      viewController = ProfileViewController(interactor: interactor, router: router)
      screen = try ProfileScreen(viewController)
    }

    @Test("P-5, P-19: each appearance requests the user; being popped, not covered, is leaving")
    func lifeCycle() {
      #expect(interactor.requests == [.load])
      screen.cover()
      #expect(interactor.requests == [.load])
      screen.appearAgain()
      #expect(interactor.requests == [.load, .load])
      screen.pop()
      #expect(interactor.requests == [.load, .load, .leave])
    }

    @Test("P-4: each button of the error view makes its request, and no other")
    func errorButtons() throws {
      viewController.displayLoadError(viewModel: .init(message: "Failed"))
      #expect(try requests(ofTouching: errorView.retryButton) == [.reload])
      #expect(try requests(ofTouching: errorView.logOutButton) == [.logOut])
    }

    @Test("P-12, P-18, P-24: each button of the profile makes its request, and no other")
    func profileButtons() throws {
      viewController.displayProfile()
      viewController.displayPostsError(viewModel: .init(message: "Nothing"))
      #expect(try requests(ofTouching: profileView.changePhotoButton) == [.changePhoto])
      #expect(try requests(ofTouching: profileView.postsRetryButton) == [.reloadPosts])
      #expect(try requests(ofTouching: profileView.logOutButton) == [.logOut])
    }

    private func requests(
      ofTouching button: UIButton
    ) throws -> [ProfileBusinessLogicSpy.Request] {
      let count = interactor.requests.count
      try #require(button.touch())
      return Array(interactor.requests.dropFirst(count))
    }

    @Test("P-6, P-10: each typed character and the end of editing make their requests")
    func typing() throws {
      viewController.displayProfile()
      try screen.type("An")
      try #require(profileView.nameField.pressReturn())
      #expect(
        interactor.requests.dropFirst() == [
          .countName("A"), .countName("An"), .changeDisplayName("An"),
        ])
    }

    @Test("P-18: the route to the log-in screen is taken once it is displayed, and not before")
    func logOut() throws {
      viewController.displayProfile()
      try #require(profileView.logOutButton.touch())
      #expect(router.routes.isEmpty)
      viewController.displayLogOut()
      #expect(router.routes == [.logIn])
    }

    @Test("P-1, P-2: the spinner runs while loading is displayed, until that has ended")
    func loading() {
      #expect(!loadingView.spinner.isAnimating)
      #expect(!profileView.isOnScreen && !errorView.isOnScreen)
      viewController.displayLoading()
      #expect(loadingView.spinner.isAnimating && loadingView.spinner.isOnScreen)
      #expect(!profileView.isOnScreen && !errorView.isOnScreen)
      viewController.displayEndOfLoading()
      #expect(!loadingView.spinner.isAnimating)
      #expect(!profileView.isOnScreen && !errorView.isOnScreen)
      viewController.displayProfile()
      #expect(!loadingView.spinner.isAnimating)
      #expect(profileView.isOnScreen && !errorView.isOnScreen)
    }

    @Test("P-4: the error of a load shows with retry and log out, until loading is displayed")
    func loadError() {
      viewController.displayLoading()
      viewController.displayEndOfLoading()
      viewController.displayLoadError(viewModel: .init(message: "Failed"))
      #expect(!loadingView.spinner.isAnimating)
      #expect(errorView.errorLabel.text == "Failed")
      for view in [errorView.errorLabel, errorView.retryButton, errorView.logOutButton] {
        #expect(view.isOnScreen)
      }
      #expect(!profileView.isOnScreen)
      viewController.displayLoading()
      #expect(!errorView.isOnScreen && loadingView.spinner.isAnimating)
    }

    @Test("P-10: a count goes to its label and leaves the text of the field")
    func count() {
      viewController.displayName(viewModel: .init(name: "Anna", count: "4 of 40"))
      viewController.displayNameCount(viewModel: .init(count: "34 of 40"))
      #expect(profileView.nameCountLabel.text == "34 of 40")
      #expect(profileView.nameField.text == "Anna" && profileView.nameLabel.text == "Anna")
      #expect(interactor.requests == [.load])
    }

    @Test("P-6, P-8: while a name is being saved the field is disabled, and its message hidden")
    func savingName() throws {
      viewController.displayProfile()
      viewController.displayName(viewModel: .init(name: "Anna", count: "4 of 40"))
      viewController.displayNameError(viewModel: .init(message: "Wrong name"))
      try screen.type("Bo")
      viewController.displaySavingName()
      #expect(!profileView.nameErrorLabel.isOnScreen)
      #expect(!profileView.nameField.isEnabled && profileView.savingIndicator.isAnimating)
      #expect(profileView.changePhotoButton.isEnabled && !loadingView.spinner.isAnimating)
      #expect(profileView.nameField.text == "Bo" && profileView.nameLabel.text == "Anna")
    }

    @Test("P-8: the saved name goes back to field and count, and ends the message")
    func keptName() throws {
      viewController.displayProfile()
      viewController.displayName(viewModel: .init(name: "Anna", count: "4 of 40"))
      try screen.type("Anna ")
      viewController.displayNameCount(viewModel: .init(count: "5 of 40"))
      viewController.displayNameError(viewModel: .init(message: "Wrong name"))
      viewController.displayKeptName(viewModel: .init(name: "Anna", count: "4 of 40"))
      #expect(!profileView.nameErrorLabel.isOnScreen)
      #expect(profileView.nameLabel.text == "Anna" && profileView.nameField.text == "Anna")
      #expect(profileView.nameCountLabel.text == "4 of 40")
    }

    @Test("P-6: a saved name goes to label, field and count once saving has ended")
    func savedName() {
      viewController.displayProfile()
      #expect(profileView.nameField.isEnabled && !profileView.savingIndicator.isAnimating)
      viewController.displaySavingName()
      viewController.displayEndOfSavingName()
      #expect(profileView.nameField.isEnabled && !profileView.savingIndicator.isAnimating)
      viewController.displayName(viewModel: .init(name: "Bo", count: "2 of 40"))
      #expect(profileView.nameLabel.text == "Bo" && profileView.nameField.text == "Bo")
      #expect(profileView.nameCountLabel.text == "2 of 40")
      #expect(interactor.requests == [.load])
    }

    @Test("P-7, P-9, P-17: the error of a name leaves what was typed, and the next one replaces it")
    func nameError() throws {
      viewController.displayProfile()
      viewController.displayName(viewModel: .init(name: "Anna", count: "4 of 40"))
      #expect(!profileView.nameErrorLabel.isOnScreen)
      try screen.type("Bo")
      viewController.displaySavingName()
      viewController.displayEndOfSavingName()
      viewController.displayNameError(viewModel: .init(message: "Wrong name"))
      #expect(profileView.nameErrorLabel.isOnScreen)
      #expect(profileView.nameErrorLabel.text == "Wrong name")
      #expect(profileView.nameField.isEnabled && !profileView.savingIndicator.isAnimating)
      #expect(profileView.nameField.text == "Bo" && profileView.nameLabel.text == "Anna")
      viewController.displayNameError(viewModel: .init(message: "Still wrong"))
      #expect(profileView.nameErrorLabel.text == "Still wrong")
    }

    @Test("P-12, P-13: the button is disabled while a photo is being chosen, until cancelled")
    func choosingPhoto() {
      viewController.displayProfile()
      viewController.displayPhotoError(viewModel: .init(message: "Wrong photo"))
      #expect(profileView.changePhotoButton.isEnabled)
      viewController.displayChoosingPhoto()
      #expect(!profileView.changePhotoButton.isEnabled && profileView.nameField.isEnabled)
      #expect(profileView.photoErrorLabel.isOnScreen)
      viewController.displayEndOfChangingPhoto()
      #expect(profileView.changePhotoButton.isEnabled)
      #expect(profileView.photoErrorLabel.isOnScreen)
    }

    @Test("P-2, P-12: a photo is drawn, or the placeholder, even for data that cannot be drawn")
    func photo() {
      viewController.displayPhoto(viewModel: .init(data: .png))
      #expect(profileView.photoView.image?.source == .data(.png))
      viewController.displayPhotoPlaceholder()
      #expect(profileView.photoView.image == ProfileView.photoPlaceholder)
      viewController.displayPhoto(viewModel: .init(data: .png))
      viewController.displayPhoto(viewModel: .init(data: .gif))
      #expect(profileView.photoView.image == ProfileView.photoPlaceholder)
    }

    @Test("P-12: the button stays disabled while a photo is being saved, until it is")
    func savingPhoto() {
      viewController.displayProfile()
      viewController.displayPhotoError(viewModel: .init(message: "Wrong photo"))
      viewController.displayChoosingPhoto()
      viewController.displaySavingPhoto()
      #expect(!profileView.changePhotoButton.isEnabled)
      #expect(!profileView.photoErrorLabel.isOnScreen)
      viewController.displayEndOfChangingPhoto()
      #expect(profileView.changePhotoButton.isEnabled)
      viewController.displayPhoto(viewModel: .init(data: .png))
      #expect(profileView.photoView.image?.source == .data(.png))
    }

    @Test("P-14, P-15, P-17: the error of a photo leaves the former one, and the next replaces it")
    func photoError() {
      viewController.displayProfile()
      viewController.displayPhoto(viewModel: .init(data: .png))
      #expect(!profileView.photoErrorLabel.isOnScreen)
      viewController.displayChoosingPhoto()
      viewController.displayEndOfChangingPhoto()
      viewController.displayPhotoError(viewModel: .init(message: "Wrong photo"))
      #expect(profileView.changePhotoButton.isEnabled)
      #expect(profileView.photoErrorLabel.isOnScreen)
      #expect(profileView.photoErrorLabel.text == "Wrong photo")
      #expect(profileView.photoView.image?.source == .data(.png))
      viewController.displayPhotoError(viewModel: .init(message: "Still wrong"))
      #expect(profileView.photoErrorLabel.text == "Still wrong")
    }

    @Test("P-17: the displays of name, photo and posts leave the messages of the others")
    func errorsApart() throws {
      let labels = [
        profileView.nameErrorLabel, profileView.photoErrorLabel, profileView.postsErrorLabel,
      ]
      func showAll() {
        viewController.displayNameError(viewModel: .init(message: "Wrong name"))
        viewController.displayPhotoError(viewModel: .init(message: "Wrong photo"))
        viewController.displayPostsError(viewModel: .init(message: "Nothing"))
      }
      viewController.displayProfile()
      #expect(labels.map(\.isOnScreen) == [false, false, false])
      showAll()
      #expect(labels.map(\.text) == ["Wrong name", "Wrong photo", "Nothing"])
      viewController.displayNameCount(viewModel: .init(count: "1 of 40"))
      viewController.displayChoosingPhoto()
      viewController.displayEndOfChangingPhoto()
      #expect(labels.map(\.isOnScreen) == [true, true, true])

      viewController.displaySavingName()
      viewController.displayName(viewModel: .init(name: "Anna", count: "4 of 40"))
      #expect(labels.map(\.isOnScreen) == [false, true, true])
      showAll()
      viewController.displaySavingPhoto()
      viewController.displayPhoto(viewModel: .init(data: .png))
      #expect(labels.map(\.isOnScreen) == [true, false, true])
      showAll()
      viewController.displayReloadingPosts()
      viewController.displayNoPosts()
      #expect(labels.map(\.isOnScreen) == [true, true, false])
      #expect(labels.prefix(2).map(\.text) == ["Wrong name", "Wrong photo"])
    }

    @Test("P-17: each display of an attempt of name or photo leaves the message of the posts")
    func postsErrorApart() {
      viewController.displayProfile()
      viewController.displayPostsError(viewModel: .init(message: "Nothing"))
      let displays: [() -> Void] = [
        { viewController.displayNameError(viewModel: .init(message: "Wrong name")) },
        { viewController.displayKeptName(viewModel: .init(name: "Anna", count: "4 of 40")) },
        { viewController.displaySavingName() },
        { viewController.displayEndOfSavingName() },
        { viewController.displayName(viewModel: .init(name: "Bo", count: "2 of 40")) },
        { viewController.displayChoosingPhoto() },
        { viewController.displaySavingPhoto() },
        { viewController.displayEndOfChangingPhoto() },
        { viewController.displayPhoto(viewModel: .init(data: .png)) },
        { viewController.displayPhotoError(viewModel: .init(message: "Wrong photo")) },
      ]
      for display in displays {
        display()
        #expect(profileView.postsErrorLabel.isOnScreen && profileView.postsRetryButton.isOnScreen)
        #expect(profileView.postsErrorLabel.text == "Nothing")
      }
    }

    @Test("P-22, P-25: posts fill the rows, and touching one takes the route to its post")
    func posts() throws {
      viewController.displayProfile()
      #expect(!profileView.postsTableView.isOnScreen)
      viewController.displayPosts(
        viewModel: .init(posts: [
          .init(title: "Cards", date: "2026-03-02"), .init(title: "Coins", date: "2026-03-01"),
        ]))
      #expect(profileView.postsTableView.isOnScreen && !profileView.noPostsLabel.isOnScreen)
      let cells = profileView.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      #expect(cells.map(\.titleLabel.text) == ["Cards", "Coins"])
      #expect(cells.map(\.dateLabel.text) == ["2026-03-02", "2026-03-01"])
      try #require(profileView.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(router.routes == [.post(1)])
      #expect(interactor.requests == [.load])
      #expect(profileView.postsTableView.indexPathForSelectedRow == nil)
    }

    @Test("P-23: only a label says that there are no posts")
    func noPosts() {
      viewController.displayProfile()
      #expect(!profileView.noPostsLabel.isOnScreen)
      viewController.displayNoPosts()
      #expect(profileView.noPostsLabel.isOnScreen && !profileView.postsTableView.isOnScreen)
    }

    @Test("P-24: the error of the posts shows with a way to try again, until they are loading")
    func postsError() {
      viewController.displayProfile()
      let views = [profileView.postsErrorLabel, profileView.postsRetryButton]
      #expect(views.map(\.isOnScreen) == [false, false])
      viewController.displayPostsError(viewModel: .init(message: "Nothing"))
      #expect(views.map(\.isOnScreen) == [true, true])
      #expect(profileView.postsErrorLabel.text == "Nothing")
      viewController.displayReloadingPosts()
      #expect(views.map(\.isOnScreen) == [false, false])
    }
  }
}
