import HeadlessUIKit

/// A coordinator that its parent has started.
///
/// The flow ends when its screen leaves the navigation stack. A screen that has not been pushed yet
/// has not left. The flow of a screen that is dropped before it is pushed ends with the screen.
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

  /// Finds out if the flow has ended, from the navigation stack as it is now.
  mutating func stackDidChange(to stack: [UIViewController]) {
    let wasOnStack = isOnStack
    isOnStack = stack.contains { $0 === screen }
    isFinished = screen == nil || wasOnStack && !isOnStack
  }
}
