import HeadlessUIKit

/// Something that a view controller can do without knowing how it is done.
///
/// Every action is handed the view controller, so that one that comes to need it, to present or to
/// navigate, changes only where it is written. An action that cannot fail has the failure `Never`.
enum Action<Input, Output, Failure: Error> {
  /// An action that is done when it returns.
  typealias Sync = @MainActor (UIViewController, Input) throws(Failure) -> Output
  /// An action that takes its time.
  typealias Async = @MainActor (UIViewController, Input) async throws(Failure) -> Output
}
