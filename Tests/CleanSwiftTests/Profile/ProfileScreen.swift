import HeadlessUIKit
import Testing
import Views

/// The parts of the profile screen, on a navigation stack in a window.
struct ProfileScreen {
  let loadingView: LoadingView
  let profileView: ProfileView
  let errorView: ErrorView
  let navigationController = UINavigationController(rootViewController: UIViewController())

  private let window = UIWindow()

  init(_ viewController: UIViewController) throws {
    let parts = try #require(viewController.view as? UIStackView).arrangedSubviews
    try #require(parts.count == 3)
    loadingView = try #require(parts[0] as? LoadingView)
    profileView = try #require(parts[1] as? ProfileView)
    errorView = try #require(parts[2] as? ErrorView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(viewController, animated: false)
  }

  func type(_ text: String) throws {
    try #require(profileView.nameField.isEditing || profileView.nameField.touch())
    while profileView.nameField.hasText { profileView.nameField.deleteBackward() }
    try #require(profileView.nameField.type(text))
  }

  func cover() {
    navigationController.pushViewController(UIViewController(), animated: false)
  }

  /// Goes back from the screen that covers this one.
  func appearAgain() {
    pop()
  }

  func pop() {
    navigationController.popViewController(animated: false)
  }
}
