/// A place that each action passes on its way to the reducer.
///
/// Middleware does what a reducer must not do, such as asking a service, and dispatches the answer
/// as another action.
///
/// Redux and ReSwift write middleware as a function that returns a function that returns a function,
/// so that it can keep the store. Here it is given the store with each action and does not keep it,
/// so nothing that the store retains retains the store.
protocol Middleware: AnyObject {
  /// Handles an action, and passes it on by calling `next`.
  ///
  /// When `next` returns, the store has the new state, and its subscribers have been told of it.
  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void)
}
