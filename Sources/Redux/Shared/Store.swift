/// The one place that keeps the state of the app.
package final class Store {
  private(set) var state: AppState

  private let reduce: (inout AppState, AppAction) -> Void
  private let middleware: [any Middleware]
  private(set) var subscriptions: [Subscription] = []

  init(
    state: AppState, reduce: @escaping (inout AppState, AppAction) -> Void,
    middleware: [any Middleware]
  ) {
    self.state = state
    self.reduce = reduce
    self.middleware = middleware
  }

  /// Creates the store of an app that has no screens yet.
  package convenience init(environment: ThunkEnvironment) {
    self.init(
      state: AppState(), reduce: AppReducer.reduce,
      middleware: [ThunkMiddleware(environment: environment)])
  }

  // MARK: Actions

  func dispatch(_ thunk: Thunk) {
    dispatch(.thunk(thunk))
  }

  func dispatch(_ action: AppAction) {
    pass(action, to: middleware[...])
  }

  private func pass(_ action: AppAction, to middleware: ArraySlice<any Middleware>) {
    if let first = middleware.first {
      first.handle(action, in: self) { pass($0, to: middleware.dropFirst()) }
    } else {
      reduce(&state, action)
      tellSubscribers()
    }
  }

  // MARK: Subscribers

  /// Tells a subscriber of its selection now and each time that it changes.
  ///
  /// The subscriber is not retained.
  func subscribe<Subscriber: AnyObject, Selection: Equatable>(
    _ subscriber: Subscriber, select: @escaping (AppState) -> Selection,
    update: @escaping (Subscriber, Selection) -> Void
  ) {
    var told: Selection?
    let tell = { [weak subscriber] (state: AppState) in
      let selection = select(state)
      guard let subscriber, selection != told else { return }
      told = selection
      update(subscriber, selection)
    }
    subscriptions.append(Subscription(subscriber: subscriber, tell: tell))
    tell(state)
  }

  /// Ends the subscriptions of a subscriber.
  func unsubscribe(_ subscriber: AnyObject) {
    subscriptions.removeAll { $0.subscriber === subscriber }
  }

  private func tellSubscribers() {
    subscriptions.removeAll { $0.subscriber == nil }
    for subscription in subscriptions { subscription.tell(state) }
  }
}
