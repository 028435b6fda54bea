import Foundation
import HeadlessUIKit
import MVC
import Models
import Scenarios
import Testing
import Views

/// A profile screen on a navigation stack, with doubles around it.
struct ProfileScreen {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let cache: UserCache
  let logInScreen = UIViewController()
  let navigationController = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow()
  let view: ProfileView

  init(cached user: User? = .blaine) throws {
    cache = UserCache(user: user)
    let controller = ProfileViewController(
      service: service, cache: cache, photoLibrary: photoLibrary
    ) { [logInScreen] in logInScreen }
    view = try #require(controller.view as? ProfileView)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.pushViewController(controller, animated: false)
  }

  func tap(_ button: UIButton) {
    button.sendActions(for: .primaryActionTriggered)
  }

  func type(_ name: String) {
    view.nameField.text = name
    view.nameField.sendActions(for: .editingChanged)
  }

  func enter(_ name: String) {
    type(name)
    view.nameField.sendActions(for: .editingDidEnd)
  }

  func answer(
    _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer
  ) async throws {
    try await settle()
    try service.answer(kind, with: answer)
    try await settle()
  }

  func choose(_ photo: Data?) async throws {
    tap(view.changePhotoButton)
    try await settle()
    try photoLibrary.choose(photo)
    try await settle()
  }
}
