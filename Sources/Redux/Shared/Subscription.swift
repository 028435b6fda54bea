/// A subscriber of the store, with what it has selected of the state and was last told.
protocol Subscription: AnyObject {
  /// The subscriber; `nil` if it is gone or the subscription has ended.
  var subscriber: AnyObject? { get }

  /// Tells the subscriber of its selection if this has changed.
  func tell(of state: AppState)
  func end()
}

/// A subscription to what a function selects of the state.
final class SelectionSubscription<Subscriber: AnyObject, Selection: Equatable> {
  private weak var target: Subscriber?
  private let select: (AppState) -> Selection
  private let update: @MainActor (Subscriber, Selection) -> Void

  private var told: Selection?

  init(
    _ subscriber: Subscriber, select: @escaping (AppState) -> Selection,
    update: @escaping @MainActor (Subscriber, Selection) -> Void
  ) {
    target = subscriber
    self.select = select
    self.update = update
  }
}

extension SelectionSubscription: Subscription {
  var subscriber: AnyObject? { target }

  func tell(of state: AppState) {
    guard let target else { return }
    let selection = select(state)
    guard selection != told else { return }
    told = selection
    update(target, selection)
  }

  func end() {
    target = nil
  }
}
