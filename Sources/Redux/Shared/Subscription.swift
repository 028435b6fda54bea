/// A subscriber of the store, with the slice that it was last told of.
protocol Subscription: AnyObject {
  /// The subscriber, as long as it exists.
  var subscriber: AnyObject? { get }

  /// Returns true if the subscriber has to be told of its slice.
  func isOutdated(in state: AppState) -> Bool
  func tell(of state: AppState)
}

/// A subscription to a slice of the state.
final class SliceSubscription<Subscriber: AnyObject, Slice: Equatable> {
  private weak var target: Subscriber?
  private let select: @MainActor (AppState) -> Slice
  private let update: @MainActor (Subscriber, Slice) -> Void

  private var told: Slice?
  private var isTelling = false

  init(
    _ subscriber: Subscriber, select: @escaping @MainActor (AppState) -> Slice,
    update: @escaping @MainActor (Subscriber, Slice) -> Void
  ) {
    target = subscriber
    self.select = select
    self.update = update
  }
}

extension SliceSubscription: Subscription {
  var subscriber: AnyObject? { target }

  func isOutdated(in state: AppState) -> Bool {
    !isTelling && select(state) != told
  }

  func tell(of state: AppState) {
    let slice = select(state)
    told = slice
    guard let target else { return }
    isTelling = true
    update(target, slice)
    isTelling = false
  }
}
