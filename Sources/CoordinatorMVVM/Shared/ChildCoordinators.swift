import PortableUIKit

/// The coordinators that a parent has started, each of which is kept until its flow has ended.
final class ChildCoordinators {
  private final class Child {
    let coordinator: any Coordinator
    weak var screen: UIViewController?
    var wasShown = false

    init(_ coordinator: any Coordinator, screen: UIViewController) {
      self.coordinator = coordinator
      self.screen = screen
    }
  }

  private var children: [Child] = []

  /// Starts a child, and returns the first screen of its flow.
  func start(_ coordinator: any Coordinator) -> UIViewController {
    let screen = coordinator.start()
    children.append(Child(coordinator, screen: screen))
    return screen
  }

  /// Ends the flows, at all levels, whose first screens have left a navigation stack.
  func endFlows(outside stack: [UIViewController]) {
    for child in children {
      child.coordinator.children.endFlows(outside: stack)
      if stack.contains(where: { $0 === child.screen }) {
        child.wasShown = true
      } else if child.wasShown || child.screen == nil {
        // The flow of a screen that was dropped before it was shown has ended unseen.
        children.removeAll { $0 === child }
      }
    }
  }
}
