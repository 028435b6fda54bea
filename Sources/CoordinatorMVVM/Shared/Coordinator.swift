import PortableUIKit

/// Owns a flow of the app: puts its screen together, and decides where the person goes from there.
///
/// Its parent keeps it alive as long as the flow lasts. The coordinator tells its parent what it
/// does not decide itself.
protocol Coordinator: AnyObject {
  /// Makes the screen that the flow begins with.
  func makeScreen() -> UIViewController
}

/// A coordinator that its parent has started, with what tells that its flow has ended.
///
/// The flow ends when its screen leaves the navigation stack. A screen that has not been pushed yet
/// has not left. The flow of a screen that is dropped before it is pushed ends with the screen.
struct StartedFlow {
  let coordinator: any Coordinator
  private(set) var hasEnded = false

  private weak var screen: UIViewController?
  private var isOnStack = false

  /// Remembers the coordinator of a flow whose screen has been made.
  init(_ coordinator: any Coordinator, screen: UIViewController) {
    self.coordinator = coordinator
    self.screen = screen
  }

  /// Finds out if the flow has ended, from the navigation stack as it is now.
  mutating func update(from stack: [UIViewController]) {
    let wasOnStack = isOnStack
    isOnStack = stack.contains { $0 === screen }
    hasEnded = screen == nil || (wasOnStack && !isOnStack)
  }
}
