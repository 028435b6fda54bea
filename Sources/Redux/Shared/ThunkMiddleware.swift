/// A place that each action passes on its way to the reducer.
protocol Middleware {
  /// Handles an action, and passes it on by calling `next`.
  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void)
}

/// Runs thunks, and passes all other actions on.
struct ThunkMiddleware: Middleware {
  let environment: ThunkEnvironment

  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void) {
    if case .thunk(let thunk) = action {
      thunk.run(store, environment)
    } else {
      next(action)
    }
  }
}
