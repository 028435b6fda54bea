import HeadlessUIKit

/// Owns a flow of the app: puts its screen together, and decides where the person goes from there.
///
/// Its parent keeps it alive as long as the flow lasts. The coordinator tells its parent what it
/// does not decide itself.
protocol Coordinator: AnyObject {
  /// Makes the screen that the flow begins with.
  func makeScreen() -> UIViewController

  /// Ends what is still under way when the screen has left.
  func finish()
}
