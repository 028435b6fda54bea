import HeadlessUIKit

/// A function that a view controller can call without knowing how it is done.
///
/// Both kinds receive the view controller, so that an action that comes to need it, to present or to
/// navigate, changes only where the action is written.
///
/// The kinds are those of the pattern's source, where an asynchronous action also has a handler
/// instead of `async`. The source lists actions in tuples; here they are listed in structures,
/// because a tuple cannot have a single element with a name.
enum Action<Input, Output> {
  /// An action that is done when it returns.
  typealias Sync = (UIViewController, Input) -> Output

  /// An action that takes its time, and hands its outputs to a handler.
  ///
  /// The action calls the handler as often as there is something to show, perhaps even before the
  /// action returns. One might object that a handler should be called once, with the result. Then the
  /// view controller would have to know what an action checks and which requests it sends, to show
  /// that a request is under way. Instead, the action says so: see ``Attempt``.
  typealias Async = (UIViewController, Input, @escaping (Output) -> Void) -> Void
}
