import HeadlessUIKit
import Jobs

/// Profile screens that wait for the user, each for its own service.
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

  /// Every screen.
  var all: [UIViewController] { queue.screens.compactMap(\.self) }
  /// The screens that have had their turn.
  var done: [UIViewController] { queue.done }

  /// Answers all that every screen has failed to load.
  func failAll() {
    for each in dependencies { each.service.fail() }
    MainLoop.drain()
  }

  /// The next screen takes its turn; returns its service and its place.
  func next() -> (service: SlowService, index: Int) {
    _ = queue.next()
    return (dependencies[queue.doneCount - 1].service, queue.doneCount - 1)
  }
}
