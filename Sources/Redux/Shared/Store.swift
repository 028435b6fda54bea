/// The one place that keeps the state of the app.
package final class Store {
  private(set) var state: AppState

  /// Passes an action through all middleware to the reducer.
  private let pass: (Store, AppAction) -> Void
  private var subscriptions: [Subscription] = []

  init(
    state: AppState, reduce: @escaping (inout AppState, AppAction) -> Void,
    middleware: [any Middleware]
  ) {
    self.state = state
    let last: (Store, AppAction) -> Void = { store, action in
      reduce(&store.state, action)
      store.tellSubscribers()
    }
    pass = middleware.reversed().reduce(last) { next, middleware in
      { store, action in middleware.handle(action, in: store) { next(store, $0) } }
    }
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
    pass(self, action)
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
