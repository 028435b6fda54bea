import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import TraditionalMVC

/// The profile screen in a window, on a navigation stack, with the objects that it works with.
struct ProfileScreen {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let logInScreen = UIViewController()
  let postScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()
  let viewController: UIViewController
  let loadingView: LoadingView
  let view: ProfileView
  let errorView: ErrorView

  init(cached user: User? = .blaine) throws {
    cache = UserCache(user: user)
    viewController = ProfileAssembly.makeScreen(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      makeLogInScreen: { [logInScreen] in logInScreen },
      makePostScreen: { [postScreen] post in
        postScreen.title = post.title
        return postScreen
      })
    let column = try #require(viewController.view as? ProfileScreenView)
    #expect(column.axis == .vertical)
    let parts = column.arrangedSubviews
    try #require(parts.count == 3)
    loadingView = try #require(parts[0] as? LoadingView)
    view = try #require(parts[1] as? ProfileView)
    errorView = try #require(parts[2] as? ErrorView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(viewController, animated: false)
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func tap(_ button: UIButton) throws {
    try #require(button.touch())
  }

  /// Replaces the text of the name field, character by character, without ending the editing.
  func type(_ text: String) throws {
    try #require(view.nameField.isEditing || view.nameField.touch())
    while view.nameField.hasText { view.nameField.deleteBackward() }
    try #require(view.nameField.type(text))
  }

  func enter(_ text: String) throws {
    try type(text)
    try #require(view.nameField.pressReturn() && !view.nameField.isEditing)
  }

  func choosePhoto(_ data: Data?) async throws {
    try tap(view.changePhotoButton)
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try await settle()
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  /// Covers the screen with another screen.
  func cover() {
    navigationController.pushViewController(UIViewController(), animated: false)
  }

  /// Goes back to the screen from the screen that covers it.
  func appearAgain() {
    navigationController.popViewController(animated: false)
  }

  /// Leaves the screen.
  func pop() {
    navigationController.popViewController(animated: false)
  }

  /// The state of all controls that are not hidden, even while another screen covers this one.
  var shown: Shown {
    Shown(
      isLoading: !loadingView.isHidden && loadingView.spinner.isAnimating,
      loadError: errorView.isHidden ? nil : errorView.errorLabel.text,
      profile: view.isHidden ? nil : shownProfile)
  }

  private var shownProfile: Shown.Profile {
    Shown.Profile(
      name: view.nameLabel.text,
      nameFieldText: view.nameField.text,
      nameCount: view.nameCountLabel.text,
      isNameFieldEnabled: view.nameField.isEnabled,
      isSaving: view.savingIndicator.isAnimating,
      nameError: view.nameErrorLabel.isHidden ? nil : view.nameErrorLabel.text,
      photo: view.photoView.image?.source,
      isChangePhotoEnabled: view.changePhotoButton.isEnabled,
      photoError: view.photoErrorLabel.isHidden ? nil : view.photoErrorLabel.text,
      posts: view.postsTableView.isHidden ? nil : rows,
      isNoPostsShown: !view.noPostsLabel.isHidden,
      postsError: view.postsErrorLabel.isHidden ? nil : view.postsErrorLabel.text,
      isPostsRetryShown: !view.postsRetryButton.isHidden)
  }

  private var rows: [[String?]] {
    view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      .map { [$0.titleLabel.text, $0.dateLabel.text] }
  }
}

/// The part of the profile screen's state that a person can see.
struct Shown: Equatable {
  var isLoading = false
  var loadError: String?
  var profile: Profile?

  struct Profile: Equatable {
    var name: String? = "David Blaine"
    var nameFieldText: String? = "David Blaine"
    var nameCount: String? = "12 of 40"
    var isNameFieldEnabled = true
    var isSaving = false
    var nameError: String?
    var photo: UIImage.Source? = .data(Photo.portrait.data)
    var isChangePhotoEnabled = true
    var photoError: String?
    var posts: [[String?]]?
    var isNoPostsShown = false
    var postsError: String?
    var isPostsRetryShown = false
  }

  /// Returns the state of a screen that shows the user `blaine`, with some changes.
  static func blaine(_ change: (inout Profile) -> Void = { _ in }) -> Shown {
    var profile = Profile()
    change(&profile)
    return Shown(profile: profile)
  }
}
