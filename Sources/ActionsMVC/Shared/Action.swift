import PortableUIKit

/// A function that a view controller calls without knowing how the work is done.
enum Action<Input, Output> {
  /// An action that is done when it returns.
  typealias Sync = @MainActor (UIViewController, Input) -> Output

  /// An action that hands its output to a handler, at most once and perhaps before it returns.
  typealias Async =
    @MainActor (UIViewController, Input, @escaping @MainActor (Output) -> Void) -> Void
}
