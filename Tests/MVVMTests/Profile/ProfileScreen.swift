import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

/// A profile screen in a window, on top of an empty screen, with methods for what a person does.
final class ProfileScreen {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let logInScreen = UIViewController()
  let postScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  private let window = UIWindow()

  init(cached user: User?) {
    cache = UserCache(user: user)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(
      ProfileAssembly.makeScreen(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
        makeLogInScreen: { [logInScreen] in logInScreen },
        makePostScreen: { [postScreen] post in
          postScreen.title = post.title
          return postScreen
        }), animated: false)
  }

  func view<View: UIView>(_ identifier: String) throws -> View {
    try #require(window.firstView(identifiedBy: identifier) as? View)
  }

  func isOnScreen(_ identifier: String) -> Bool {
    window.firstView(identifiedBy: identifier)?.isOnScreen ?? false
  }

  /// Returns the text of a label; `nil` if the label is not on the screen.
  func text(_ identifier: String) throws -> String? {
    let label: UILabel = try view(identifier)
    return label.isOnScreen ? label.text : nil
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  func tap(_ identifier: String) throws {
    let control: UIControl = try view(identifier)
    try #require(control.touch())
  }

  /// Begins editing the name, with the cursor behind its last character, and types a text.
  func typeName(_ text: String) throws {
    let field: UITextField = try view("profile.nameField")
    try #require(field.becomeFirstResponder() && field.type(text))
  }

  func endEditing() {
    window.endEditing(false)
  }
}
