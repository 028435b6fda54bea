import HeadlessUIKit
import Jobs

/// Profile screens that are loading the user, each from a service of its own.
@MainActor final class LoadingScreens {
  private let dependencies: [ProfileDependencies]
  private let queue: ScreenQueue

  init(on subject: Subject, count: Int) {
    dependencies = (0..<count).map { _ in ProfileDependencies(cachedUser: nil) }
    queue = ScreenQueue(dependencies.map { subject.makeProfileScreen(with: $0) })
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
    for each in dependencies { each.service.fail() }
    MainLoop.drain()
  }

  /// Moves on to the next screen, and returns its service and its index among all screens.
  func next() -> (service: SlowService, index: Int) {
    _ = queue.next()
    return (dependencies[queue.doneCount - 1].service, queue.doneCount - 1)
  }
}
