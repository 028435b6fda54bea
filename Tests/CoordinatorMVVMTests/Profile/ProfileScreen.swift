import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

/// A profile screen in a window, on top of an empty screen, with methods for what a person does.
final class ProfileScreen {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let logInScreen = UIViewController()
  let postScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let app: AppCoordinator
  let window = UIWindow()

  init(cached user: User?) {
    cache = UserCache(user: user)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    app = AppCoordinator(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      navigationController: navigationController,
      makeLogInScreen: { [logInScreen] in logInScreen },
      makePostScreen: { [postScreen] post in
        postScreen.title = post.title
        return postScreen
      })
    push(app.makeProfileScreen())
  }

  /// The coordinators that the app coordinator keeps.
  var childCoordinators: [any Coordinator] { app.startedFlows.map(\.coordinator) }

  /// The identifiers of all views that the person sees, without the prefix `profile.`.
  var visible: Set<String> {
    Set(identifiers(in: window).map { String($0.dropFirst("profile.".count)) })
  }

  /// True if the log-in screen is alone on the navigation stack.
  var showsLogIn: Bool {
    navigationController.viewControllers.count == 1
      && navigationController.topViewController === logInScreen
  }

  /// Returns a view that the person sees.
  func view<View: UIView>(_ name: String) throws -> View {
    try #require(window.firstView(identifiedBy: "profile.\(name)", isVisible: true) as? View)
  }

  /// Returns the text of a label; `nil` if the person does not see the label.
  func text(_ name: String) -> String? {
    (window.firstView(identifiedBy: "profile.\(name)", isVisible: true) as? UILabel)?.text
  }

  func tap(_ name: String) throws {
    let control: UIControl = try view(name)
    try #require(control.touch())
  }

  func push(_ viewController: UIViewController) {
    navigationController.pushViewController(viewController, animated: false)
  }

  func pop() {
    navigationController.popViewController(animated: false)
  }

  func cover() {
    push(UIViewController())
  }

  /// Goes back from the screen that covers this one.
  func appearAgain() {
    pop()
  }

  /// Replaces the text of the name field, character by character, without ending the editing.
  func type(_ text: String) throws {
    let field: UITextField = try view("nameField")
    try #require(field.becomeFirstResponder())
    while field.hasText { field.deleteBackward() }
    try #require(field.type(text))
  }

  func enter(_ text: String) async throws {
    try type(text)
    window.endEditing(false)
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    try tap("changePhoto")
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

  private func identifiers(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return [view.accessibilityIdentifier].compactMap(\.self) + view.subviews.flatMap(identifiers)
  }
}
