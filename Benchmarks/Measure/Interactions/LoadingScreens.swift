import HeadlessUIKit
import Jobs

/// Profile screens that are loading the user, each from a service of its own.
@MainActor final class LoadingScreens {
  private let apps: [MeasuredApp]
  private let queue: ScreenQueue

  init(on subject: Subject, count: Int) {
    apps = (0..<count).map { _ in MeasuredApp(of: subject, cachedUser: nil) }
    queue = ScreenQueue(apps.map { $0.makeProfileScreen() })
    for screen in all {
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
    }
    MainLoop.drain()
  }

  /// All screens, in the order in which the repetitions use them.
  var all: [UIViewController] { queue.screens.compactMap(\.self) }
  /// The screens that the repetitions so far have used.
  var done: [UIViewController] { queue.done }

  /// Makes the request of every screen fail.
  func failAll() {
    for each in apps { each.service.fail() }
    MainLoop.drain()
  }

  /// Moves on to the next screen, and returns its service and its index among all screens.
  func next() -> (service: SlowService, index: Int) {
    _ = queue.next()
    return (apps[queue.doneCount - 1].service, queue.doneCount - 1)
  }
}
