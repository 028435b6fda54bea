import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import LighterMVC

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
  let viewController: UIViewController
  let loadingView: LoadingView
  let profileView: ProfileView
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
    let parts = try #require(viewController.view as? UIStackView).arrangedSubviews
    loadingView = try #require(parts.first as? LoadingView)
    profileView = try #require(parts.dropFirst().first as? ProfileView)
    errorView = try #require(parts.last as? ErrorView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(viewController, animated: false)
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: The person

  func tap(_ button: UIButton) throws {
    try #require(button.touch())
  }

  /// Replaces the text of the name field, character by character, without ending the editing.
  func type(_ text: String) throws {
    try #require(profileView.nameField.isEditing || profileView.nameField.touch())
    while profileView.nameField.hasText { profileView.nameField.deleteBackward() }
    try #require(profileView.nameField.type(text))
  }

  func enter(_ text: String) throws {
    try type(text)
    try #require(profileView.nameField.pressReturn() && !profileView.nameField.isEditing)
  }

  func choosePhoto(_ data: Data?) async throws {
    try tap(profileView.changePhotoButton)
    try await settle()
    try photoLibrary.choose(data)
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

  // MARK: The services

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
}
