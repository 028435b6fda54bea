/// The one place that keeps the state of the app.
///
/// Redux comes from Dan Abramov, who published it for JavaScript in 2015; ReSwift by Benjamin Encz
/// and others brought it to iOS. The state is one value that can only be read. An action that is
/// dispatched passes the middleware. Then the reducer, a pure function, makes the new state from
/// the former state and the action. Last, the store tells those subscribers whose slice of the
/// state has changed.
///
/// A dispatch inside of a dispatch takes effect at once, be it from middleware or from a
/// subscriber: when it returns, the state is the new one. A subscriber that is being told is not
/// interrupted. It is told of the newest slice as soon as it has returned. So a slice that has been
/// replaced meanwhile may never be told.
///
/// In ReSwift a subscriber has one function for new states. Here it may subscribe to several slices
/// with a function for each, so it need not find out what has changed.
final class Store {
  private(set) var state: AppState

  private let reducer: @MainActor (AppState, AppAction) -> AppState
  private let middleware: [any Middleware]
  private var subscriptions: [any Subscription] = []

  init(
    state: AppState, reducer: @escaping @MainActor (AppState, AppAction) -> AppState,
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

  /// Tells a subscriber, which is not retained, of a slice now and each time that it has changed.
  func subscribe<Subscriber: AnyObject, Slice: Equatable>(
    _ subscriber: Subscriber, to select: @escaping @MainActor (AppState) -> Slice,
    _ update: @escaping @MainActor (Subscriber, Slice) -> Void
  ) {
    subscriptions.removeAll { $0.subscriber == nil }
    subscriptions.append(SliceSubscription(subscriber, select: select, update: update))
    tellSubscribers()
  }

  /// Ends all subscriptions of a subscriber, which is told nothing more.
  func unsubscribe(_ subscriber: AnyObject) {
    subscriptions.removeAll { $0.subscriber === subscriber }
  }

  private func tellSubscribers() {
    // A subscriber may dispatch, subscribe or unsubscribe, so the search begins anew each time.
    while let subscription = subscriptions.first(where: { $0.isOutdated(in: state) }) {
      subscription.tell(of: state)
    }
  }
}
