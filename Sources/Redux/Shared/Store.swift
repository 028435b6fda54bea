/// The one place that keeps the state of the app.
///
/// Redux comes from Dan Abramov and Andrew Clark, who published it for JavaScript in 2015, after
/// Flux and Elm. ReSwift by Benjamin Encz and others brought it to Swift. The state is one value
/// that can only be read. An action that is dispatched passes the middleware. Then the reducer, a
/// pure function, makes the new state from the former state and the action. Last, the store tells
/// those subscribers for whom something has changed.
///
/// A dispatch inside of a dispatch takes effect at once: when it returns, the state is the new one,
/// and the subscribers have been told of it. Middleware dispatches answers in this way. A subscriber
/// only shows what it is told, and dispatches nothing meanwhile.
///
/// In ReSwift a subscriber has one function for new states. Here it may select several parts of the
/// state with a function for each, so it need not find out what has changed.
final class Store {
  private(set) var state: AppState

  private let reducer: (AppState, AppAction) -> AppState
  private let middleware: [any Middleware]
  private(set) var subscriptions: [any Subscription] = []

  init(
    state: AppState, reducer: @escaping (AppState, AppAction) -> AppState,
    middleware: [any Middleware]
  ) {
    self.state = state
    self.reducer = reducer
    self.middleware = middleware
  }

  // MARK: Actions

  func dispatch(_ action: AppAction) {
    pass(action, to: middleware[...])
  }

  private func pass(_ action: AppAction, to middleware: ArraySlice<any Middleware>) {
    if let first = middleware.first {
      first.handle(action, in: self) { pass($0, to: middleware.dropFirst()) }
    } else {
      state = reducer(state, action)
      tellSubscribers()
    }
  }

  // MARK: Subscribers

  /// Tells a subscriber of its selection now and each time that it changes.
  ///
  /// The subscriber is not retained. The subscription lasts until the subscriber ends it or is gone.
  func subscribe<Subscriber: AnyObject, Selection: Equatable>(
    _ subscriber: Subscriber, to select: @escaping (AppState) -> Selection,
    _ update: @escaping @MainActor (Subscriber, Selection) -> Void
  ) {
    let subscription = SelectionSubscription(subscriber, select: select, update: update)
    subscriptions.append(subscription)
    subscription.tell(of: state)
  }

  /// Ends all subscriptions of a subscriber, which is told nothing more.
  func unsubscribe(_ subscriber: AnyObject) {
    for subscription in subscriptions where subscription.subscriber === subscriber {
      subscription.end()
    }
  }

  private func tellSubscribers() {
    subscriptions.removeAll { $0.subscriber == nil }
    for subscription in subscriptions { subscription.tell(of: state) }
  }
}

/// A place that each action passes on its way to the reducer.
///
/// Middleware does what a reducer must not do, such as asking a service, and dispatches the answer
/// as another action. Redux gives middleware two functions. Here it gets the store with each action,
/// and does not keep it.
protocol Middleware: AnyObject {
  /// Handles an action, and passes it on by calling `next`.
  ///
  /// When `next` returns, the store has the new state, and its subscribers have been told of it.
  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void)
}
