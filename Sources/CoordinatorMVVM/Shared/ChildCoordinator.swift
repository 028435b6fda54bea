import HeadlessUIKit

/// A coordinator that its parent has started.
///
/// The flow ends when its screen leaves the navigation stack. A screen is made before it is pushed,
/// so it does not count as gone because it is not on the stack yet. If it is dropped without being
/// pushed, the flow has ended, too.
struct ChildCoordinator {
  let coordinator: any Coordinator
  private(set) var isFinished = false

  private weak var screen: UIViewController?
  private var isOnStack = false

  /// Creates the child of a coordinator whose screen has been made.
  init(_ coordinator: any Coordinator, screen: UIViewController) {
    self.coordinator = coordinator
    self.screen = screen
  }

  /// Notes that the navigation stack may have changed.
  mutating func stackDidChange(to stack: [UIViewController]) {
    let wasOnStack = isOnStack
    isOnStack = stack.contains { $0 === screen }
    isFinished = screen == nil || wasOnStack && !isOnStack
  }
}
