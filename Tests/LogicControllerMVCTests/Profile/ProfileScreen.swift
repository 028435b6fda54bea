import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import LogicControllerMVC

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
  let controller: UIViewController
  let column: UIStackView
  let view: ProfileView

  init(
    cached user: User? = .blaine, service: ScenarioService = ScenarioService(),
    postService: ScenarioPostService = ScenarioPostService()
  ) throws {
    self.service = service
    self.postService = postService
    cache = UserCache(user: user)
    controller = ProfileAssembly.makeScreen(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      makeLogInScreen: { [logInScreen] in logInScreen },
      makePostScreen: { [postScreen] post in
        postScreen.title = post.title
        return postScreen
      })
    column = try #require(controller.view as? UIStackView)
    view = try #require(column.arrangedSubviews.first as? ProfileView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(controller, animated: false)
  }

  // MARK: Actions of the person

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

  func choosePhoto(_ data: Data?) async throws {
    try tap(view.changePhotoButton)
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func pop() {
    navigationController.popViewController(animated: false)
  }

  func cover() {
    navigationController.pushViewController(UIViewController(), animated: false)
  }

  /// Goes back from the screen that covers this one.
  func appearAgain() {
    pop()
  }

  // MARK: Answers

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

  // MARK: Content that the person sees

  /// The only child view controller of the screen; `nil` if there is none.
  var child: UIViewController? {
    controller.children.count == 1 ? controller.children.first : nil
  }

  /// The error view; `nil` unless the screen shows the error view and nothing else.
  var errorView: ErrorView? {
    guard child is ErrorViewController, let errorView = child?.view as? ErrorView,
      errorView.isOnScreen, !view.isOnScreen, column.arrangedSubviews.count == 2
    else { return nil }
    return errorView
  }

  /// True if the person sees a running spinner and nothing else.
  var showsOnlySpinner: Bool {
    guard child is LoadingViewController, let loadingView = child?.view as? LoadingView
    else { return false }
    return loadingView.spinner.isAnimating && loadingView.spinner.isOnScreen && !view.isOnScreen
      && column.arrangedSubviews.count == 2
  }

  /// True if the log-in screen is alone on the navigation stack.
  var showsLogInScreen: Bool {
    navigationController.viewControllers.map(ObjectIdentifier.init)
      == [ObjectIdentifier(logInScreen)]
  }

  /// The content of the profile; `nil` unless the screen shows the profile and nothing else.
  var shown: Shown? {
    guard !view.isHidden, controller.children.isEmpty, column.arrangedSubviews.count == 1
    else { return nil }
    return Shown(
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

    /// The content for `User.blaine`, before the posts are known.
    static let blaine = Shown()

    /// Copies this content, applies `change` to the copy, and returns the copy.
    func with(_ change: (inout Shown) -> Void) -> Shown {
      var changed = self
      change(&changed)
      return changed
    }
  }
}
