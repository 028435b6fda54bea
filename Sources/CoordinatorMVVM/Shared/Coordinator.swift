import PortableUIKit

/// Owns a flow of the app: makes its first screen, and decides where the user goes from there.
protocol Coordinator: AnyObject {
  /// Makes the first screen of the flow, for the parent to show.
  func start() -> UIViewController
}

/// A coordinator whose flow leads to other flows.
protocol ParentCoordinator: Coordinator {
  var children: ChildCoordinators { get }
}
