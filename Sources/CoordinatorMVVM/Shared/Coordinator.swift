import PortableUIKit

/// Owns a flow of the app: makes its first screen, and decides where the user goes from there.
protocol Coordinator: AnyObject {
  /// The coordinators of the flows to which this flow has led.
  var children: ChildCoordinators { get }

  /// Makes the first screen of the flow, for the parent to show.
  func start() -> UIViewController
}
