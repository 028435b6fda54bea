/// A subscriber of the store, with what it has selected of the state and was last told.
protocol Subscription: AnyObject {
  /// The subscriber, as long as it exists.
  var subscriber: AnyObject? { get }

  /// Returns true if there still is a subscriber, and it has to be told of its selection.
  func isOutdated(in state: AppState) -> Bool
  func tell(of state: AppState)
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

  func isOutdated(in state: AppState) -> Bool {
    target != nil && select(state) != told
  }

  func tell(of state: AppState) {
    guard let target else { return }
    let selection = select(state)
    told = selection
    update(target, selection)
  }
}
