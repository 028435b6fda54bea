import Foundation
import HeadlessUIKit
import Jobs
import MVC
import Models
import Scenarios
import Testing
import Views

/// A profile screen on a navigation stack, with test doubles in place of its services.
struct ProfileScreen {
  let service: ScenarioService
  let photoLibrary = ScenarioPhotoLibrary()
  let postService: ScenarioPostService
  let cache: UserCache
  let logInScreen = UIViewController()
  let postScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()
  let viewController: UIViewController
  let loadingView: LoadingView
  let view: ProfileView
  let errorView: ErrorView

  init(
    cached user: User? = .blaine, service: ScenarioService = ScenarioService(),
    postService: ScenarioPostService = ScenarioPostService()
  ) throws {
    self.service = service
    self.postService = postService
    cache = UserCache(user: user)
    viewController = ProfileViewController(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      makeLogInScreen: { [logInScreen] in logInScreen },
      makePostScreen: { [postScreen] post in
        postScreen.title = post.title
        return postScreen
      })
    let parts = try #require(viewController.view as? UIStackView).arrangedSubviews
    loadingView = try #require(parts[0] as? LoadingView)
    view = try #require(parts[1] as? ProfileView)
    errorView = try #require(parts[2] as? ErrorView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(viewController, animated: false)
  }

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

  func answer(
    _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer
  ) async throws {
    try await settle()
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    try tap(view.changePhotoButton)
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  /// Enters a name that is not saved.
  ///
  /// If `isRefused` is true, the name is empty and the screen refuses the name. Otherwise, the name
  /// is valid and the request to the service fails.
  func failToChangeName(isRefused: Bool) async throws {
    try enter(isRefused ? "" : "Dee")
    if !isRefused { try await answer(.changeDisplayName, with: .failure(.refused)) }
    try #require(shown.nameError != nil)
  }

  /// Ends all requests, so that no task is left waiting.
  func endEveryRequest() async throws {
    try await settle()
    service.endEveryCall()
    postService.endEveryCall()
    photoLibrary.close()
    try await settle()
    service.endEveryCall()
  }

  /// The state of the controls, including the controls in hidden parts of the screen.
  var shown: Shown {
    Shown(
      isLoading: loadingView.spinner.isAnimating,
      isProfileHidden: view.isHidden,
      loadError: errorView.isHidden ? nil : errorView.errorLabel.text,
      name: view.nameLabel.text,
      nameFieldText: view.nameField.text,
      isNameFieldEnabled: view.nameField.isEnabled,
      nameCount: view.nameCountLabel.text,
      nameError: view.nameErrorLabel.isHidden ? nil : view.nameErrorLabel.text,
      isSaving: view.savingIndicator.isAnimating,
      photo: view.photoView.image?.source,
      isChangePhotoEnabled: view.changePhotoButton.isEnabled,
      photoError: view.photoErrorLabel.isHidden ? nil : view.photoErrorLabel.text,
      posts: view.postsTableView.isHidden ? nil : posts,
      isNoPostsHidden: view.noPostsLabel.isHidden,
      postsError: view.postsErrorLabel.isHidden ? nil : view.postsErrorLabel.text,
      isPostsRetryHidden: view.postsRetryButton.isHidden)
  }

  private var posts: [[String?]] {
    view.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      .map { [$0.titleLabel.text, $0.dateLabel.text] }
  }

  struct Shown: Equatable {
    var isLoading = false
    var isProfileHidden = false
    var loadError: String?
    var name: String? = "David Blaine"
    var nameFieldText: String? = "David Blaine"
    var isNameFieldEnabled = true
    var nameCount: String? = "12 of 40"
    var nameError: String?
    var isSaving = false
    var photo: UIImage.Source? = .data(Photo.portrait.data)
    var isChangePhotoEnabled = true
    var photoError: String?
    var posts: [[String?]]?
    var isNoPostsHidden = true
    var postsError: String?
    var isPostsRetryHidden = true

    /// The state with the profile of `User.blaine`, before the posts are known.
    static let blaine = Shown()

    /// The state before a profile is loaded.
    static let empty = Shown(
      isProfileHidden: true, name: nil, nameFieldText: nil, nameCount: nil, photo: nil)

    /// Returns a copy of this state with a change.
    func with(_ change: (inout Shown) -> Void) -> Shown {
      var changed = self
      change(&changed)
      return changed
    }
  }
}

extension User {
  /// Returns a copy of this user with a change.
  nonisolated func with(_ change: (inout User) -> Void) -> User {
    var changed = self
    change(&changed)
    return changed
  }
}
