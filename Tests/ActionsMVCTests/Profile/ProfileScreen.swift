import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Testing
import Views

@testable import ActionsMVC

/// A profile screen on a navigation stack, with its real actions or with replacements.
struct ProfileScreen {
  let viewController: UIViewController
  let loadingView: LoadingView
  let profileView: ProfileView
  let errorView: ErrorView
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()

  init(_ viewController: UIViewController) throws {
    // The sample posts are of their days in this time zone.
    ScenarioPostService.setTimeZone
    self.viewController = viewController
    let parts = try #require(viewController.view as? UIStackView).arrangedSubviews
    try #require(parts.count == 3)
    loadingView = try #require(parts[0] as? LoadingView)
    profileView = try #require(parts[1] as? ProfileView)
    errorView = try #require(parts[2] as? ErrorView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(viewController, animated: false)
  }

  init(_ actions: ActionsSpy) throws {
    try self.init(ProfileViewController(actions: actions.makeActions()))
  }

  /// Opens a screen that shows a user whose posts are not loaded yet.
  init(_ actions: ActionsSpy, showing user: User) throws {
    actions.cachedUser = user
    try self.init(actions)
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

  func tap(_ button: UIButton) throws {
    try #require(button.touch())
  }

  /// Replaces the text of the name field, character by character, without ending the editing.
  func type(_ name: String) throws {
    try #require(profileView.nameField.isEditing || profileView.nameField.touch())
    while profileView.nameField.hasText { profileView.nameField.deleteBackward() }
    try #require(profileView.nameField.type(name))
  }

  func enter(_ name: String) throws {
    try type(name)
    try #require(profileView.nameField.pressReturn() && !profileView.nameField.isEditing)
  }

  /// Taps the button that changes the photo, and chooses a photo.
  ///
  /// The screen then waits for the output of the action `changePhoto`.
  func choosePhoto(_ data: Data?, from actions: ActionsSpy) throws {
    try tap(profileView.changePhotoButton)
    try actions.choosePhoto.tell(data)
  }

  func selectRow(_ row: Int) throws {
    try #require(profileView.postsTableView.touchRow(at: IndexPath(row: row, section: 0)))
  }

  /// Everything that a person reads and can do on the screen.
  var shown: Shown {
    var shown = Shown()
    shown.isLoading = loadingView.spinner.isAnimating && loadingView.spinner.isOnScreen
    if errorView.isOnScreen {
      shown.loadError = errorView.errorLabel.text
    }
    guard profileView.isOnScreen else { return shown }
    shown.name = profileView.nameLabel.text
    shown.nameFieldText = profileView.nameField.text
    shown.nameCount = profileView.nameCountLabel.text
    shown.isNameFieldEnabled = profileView.nameField.isEnabled
    shown.isSavingName = profileView.savingIndicator.isAnimating
    shown.nameError = text(of: profileView.nameErrorLabel)
    shown.photo = profileView.photoView.image?.source
    shown.isChangePhotoEnabled = profileView.changePhotoButton.isEnabled
    shown.photoError = text(of: profileView.photoErrorLabel)
    shown.posts = profileView.postsTableView.isOnScreen ? posts : nil
    shown.saysNoPosts = profileView.noPostsLabel.isOnScreen
    shown.postsError = text(of: profileView.postsErrorLabel)
    shown.offersPostsRetry = profileView.postsRetryButton.isOnScreen
    return shown
  }

  private func text(of label: UILabel) -> String? {
    label.isOnScreen ? label.text : nil
  }

  private var posts: [[String?]] {
    profileView.postsTableView.visibleCells.compactMap { $0 as? PostCell }
      .map { [$0.titleLabel.text, $0.dateLabel.text] }
  }

  /// The content of the screen, as a person sees it.
  ///
  /// While the profile is hidden, the profile's values are the initial values, such as `nil` for
  /// the name.
  struct Shown: Equatable {
    var isLoading = false
    var loadError: String?
    var name: String?
    var nameFieldText: String?
    var nameCount: String?
    var isNameFieldEnabled = false
    var isSavingName = false
    var nameError: String?
    var photo: UIImage.Source?
    var isChangePhotoEnabled = false
    var photoError: String?
    var posts: [[String?]]?
    var saysNoPosts = false
    var postsError: String?
    var offersPostsRetry = false

    /// The content for `User.blaine`, before the posts are loaded.
    static let blaine = Shown(
      name: "David Blaine", nameFieldText: "David Blaine", nameCount: "12 of 40",
      isNameFieldEnabled: true, photo: .data(Photo.portrait.data), isChangePhotoEnabled: true)

    /// Copies this content, applies `change` to the copy, and returns the copy.
    func with(_ change: (inout Shown) -> Void) -> Shown {
      var shown = self
      change(&shown)
      return shown
    }
  }
}
