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
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let logInScreen = UIViewController()
  let postScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()
  let view: ProfileView

  init(cached user: User? = .blaine) throws {
    cache = UserCache(user: user)
    let controller = ProfileViewController(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      makeLogInScreen: { [logInScreen] in logInScreen },
      makePostScreen: { [postScreen] post in
        postScreen.title = post.title
        return postScreen
      })
    view = try #require(controller.view as? ProfileView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(controller, animated: false)
  }

  func tap(_ button: UIButton) throws {
    try #require(button.touch())
  }

  /// Replaces the text of the name field, character by character, without ending the editing.
  func type(_ name: String) throws {
    try #require(view.nameField.isEditing || view.nameField.touch())
    while view.nameField.hasText { view.nameField.deleteBackward() }
    try #require(view.nameField.type(name))
  }

  func enter(_ name: String) throws {
    try type(name)
    try #require(view.nameField.pressReturn() && !view.nameField.isEditing)
  }

  /// Covers the screen with another screen, and goes back so that the screen appears again.
  func appearAgain() {
    navigationController.pushViewController(UIViewController(), animated: false)
    navigationController.popViewController(animated: false)
  }

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

  func choose(_ photo: Data?) async throws {
    try tap(view.changePhotoButton)
    try await settle()
    try photoLibrary.choose(photo)
    try await settle()
  }

  /// The state of the controls that a person would see if the screen were in the window.
  var shown: Shown {
    Shown(
      isLoading: view.spinner.isAnimating,
      isContentHidden: view.contentView.isHidden,
      name: view.nameLabel.text,
      nameFieldText: view.nameField.text,
      isNameFieldEnabled: view.nameField.isEnabled,
      nameCount: view.nameCountLabel.text,
      nameError: view.nameErrorLabel.isHidden ? nil : view.nameErrorLabel.text,
      isSaving: view.savingIndicator.isAnimating,
      photo: view.photoView.image?.source,
      isChangePhotoEnabled: view.changePhotoButton.isEnabled,
      error: view.errorLabel.isHidden ? nil : view.errorLabel.text,
      isRetryHidden: view.retryButton.isHidden,
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
    let isLoading: Bool
    let isContentHidden: Bool
    let name: String?
    let nameFieldText: String?
    let isNameFieldEnabled: Bool
    let nameCount: String?
    let nameError: String?
    let isSaving: Bool
    let photo: UIImage.Source?
    let isChangePhotoEnabled: Bool
    let error: String?
    let isRetryHidden: Bool
    let posts: [[String?]]?
    let isNoPostsHidden: Bool
    let postsError: String?
    let isPostsRetryHidden: Bool
  }
}
