import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

/// A profile screen on a navigation stack, with closures that replace its actions.
struct ProfileScreen {
  let actions: ActionsSpy
  let viewController: ProfileViewController
  let view: ProfileView
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()

  init(cached user: User? = .blaine) throws {
    actions = ActionsSpy(cached: user)
    viewController = ProfileViewController(actions: actions.makeActions())
    view = try #require(viewController.view as? ProfileView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    push()
  }

  func push() {
    navigationController.pushViewController(viewController, animated: false)
  }

  func pop() {
    navigationController.popViewController(animated: false)
  }

  /// Covers the screen with another screen, and goes back so that the screen appears again.
  func appearAgain() {
    navigationController.pushViewController(UIViewController(), animated: false)
    navigationController.popViewController(animated: false)
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

  /// Enters a name and ends editing; the action that checks the name returns `checked`.
  func enter(_ name: String, checked: Result<DisplayName?, DisplayNameError>) throws {
    actions.checkedName = checked
    try type(name)
    try #require(view.nameField.pressReturn() && !view.nameField.isEditing)
  }

  func enterHoudini() throws {
    try enter("Harry Houdini", checked: .success(.sample("Harry Houdini")))
  }

  func choose(_ photo: Result<Photo?, PhotoError>) async throws {
    try tap(view.changePhotoButton)
    try await actions.choosePhoto.answer(photo)
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
