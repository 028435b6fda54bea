import Apps
import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios

/// An app of a subject in a window, with the services that its screens use.
///
/// The app is made before a measurement begins, because it belongs to the surroundings of a screen.
@MainActor final class MeasuredApp {
  let service = SlowService()
  let navigationController = UINavigationController(nibName: nil, bundle: nil)
  private let window = UIWindow()
  private let app: any App

  /// Makes an app whose cache holds the given user, or no user for `nil`.
  init(of subject: Subject, cachedUser: User? = .measured) {
    app = subject.makeApp(
      AppDependencies(
        service: service, cache: UserCache(user: cachedUser), photoLibrary: ScenarioPhotoLibrary(),
        postService: FivePosts(), navigationController: navigationController,
        makeLogInScreen: { UIViewController() }, makePostScreen: { _ in UIViewController() }))
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  /// Makes a greeting screen for David Blaine.
  func makeGreetingScreen() -> UIViewController {
    app.makeGreetingScreen(person: .blaine)
  }

  func makeProfileScreen() -> UIViewController {
    app.makeProfileScreen()
  }

  /// Shows screens as ``show(_:)`` does, and lets the top one load what it loads when it appears,
  /// which must not be measured.
  func open(_ screens: UIViewController...) {
    navigationController.setViewControllers(screens, animated: false)
    MainLoop.drain()
  }

  /// Shows screens on the navigation stack, in place of those that are on it.
  func show(_ screens: UIViewController...) {
    navigationController.setViewControllers(screens, animated: false)
  }
}

/// A queue of apps, from which each repetition of an interaction uses the next one.
///
/// Screens of one app may share what the app keeps, so two of them would not be independent. Each app
/// has opened and left one screen before, so that what its screens share is there.
@MainActor final class AppQueue {
  let apps: [MeasuredApp]
  private var usedCount = 0

  init(of subject: Subject, count: Int, make: (MeasuredApp) -> UIViewController) {
    apps = (0..<count).map { _ in MeasuredApp(of: subject) }
    for app in apps {
      app.open(make(app))
      app.open()
    }
  }

  /// Moves on to the next app, and returns the app.
  func next() -> MeasuredApp {
    usedCount += 1
    return apps[usedCount - 1]
  }
}

extension Person {
  static let blaine = Person(firstName: "David", lastName: "Blaine")
}

extension User {
  /// David Blaine with a photo of the size that photos have.
  static let measured = User(
    id: User.blaine.id, displayName: User.blaine.displayName,
    photo: try? Photo(.png + Data(repeating: 7, count: 200_000)))
}
