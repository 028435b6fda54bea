import Apps
import Architectures
import HeadlessUIKit
import Models
import Scenarios

/// An app of a subject, with the services and the navigation controller that its screens use.
///
/// The app is made before a measurement begins, because it belongs to the surroundings of a screen.
@MainActor final class MeasuredApp {
  let service = SlowService()
  let navigationController = UINavigationController(nibName: nil, bundle: nil)
  private let app: any App

  /// Makes an app whose cache holds the given user, or no user for `nil`.
  init(of subject: Subject, cachedUser: User? = .blaine) {
    app = subject.makeApp(
      AppDependencies(
        service: service, cache: UserCache(user: cachedUser), photoLibrary: ScenarioPhotoLibrary(),
        postService: NoPosts(), navigationController: navigationController,
        makeLogInScreen: { UIViewController() }, makePostScreen: { _ in UIViewController() }))
  }

  /// Makes a greeting screen for David Blaine.
  func makeGreetingScreen() -> UIViewController {
    app.makeGreetingScreen(person: .blaine)
  }

  func makeProfileScreen() -> UIViewController {
    app.makeProfileScreen()
  }
}

/// A queue of apps, from which each repetition of an interaction uses the next one.
///
/// Screens of one app may share what the app keeps, so two of them would not be independent.
@MainActor final class AppQueue {
  private let apps: [MeasuredApp]
  private var usedCount = 0

  init(of subject: Subject, count: Int) {
    apps = (0..<count).map { _ in MeasuredApp(of: subject) }
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
