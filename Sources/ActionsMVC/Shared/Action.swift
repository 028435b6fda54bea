import PortableUIKit

/// A function that a view controller calls without knowing how the work is done.
///
/// The two kinds and their parameters are those of the pattern's source. Both receive the view
/// controller, so that an action that comes to need it, to present or to navigate, changes only
/// where the action is written. The source lists actions in tuples. Here they are listed in
/// structures, because a tuple cannot have a single element with a name.
enum Action<Input, Output> {
  /// An action that is done when it returns.
  typealias Sync = @MainActor (UIViewController, Input) -> Output

  /// An action that takes its time, and hands its output to a handler.
  ///
  /// The action calls the handler at most once. It may do so before it returns, for example because
  /// it refuses the input. An action that has been abandoned does not call its handler.
  typealias Async =
    @MainActor (UIViewController, Input, @escaping @MainActor (Output) -> Void) -> Void
}
