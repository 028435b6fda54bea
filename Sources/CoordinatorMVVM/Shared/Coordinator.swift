import PortableUIKit

/// Owns a flow of the app: makes its first screen, and decides where the user goes from there.
protocol Coordinator: AnyObject {
  /// The flows that this flow leads to.
  var children: ChildCoordinators { get }
  /// The function that is told how the flow has ended; the parent sets it.
  var onFinish: (@MainActor (FlowResult) -> Void)? { get set }

  /// Makes the first screen of the flow, for the parent to show.
  func start() -> UIViewController
}

/// How a flow has ended.
enum FlowResult {
  case left
  case loggedOut
}
