/// A value that tells its observers each time it is set.
///
/// An observer is called at once with the current value and from then on with each new one, in the
/// order in which observers were added. While a value is delivered, observers may
/// - be removed: they are not called any more, not even with the value being delivered;
/// - be added: they get the current value at once, and once only;
/// - set the value: everybody gets the newer value, and whoever has not had the older one by then
///   never does, so that nobody is left with what is outdated.
final class ObservableValue<Value> {
  private struct Observer {
    let id: Int
    let receive: (Value) -> Void
  }

  /// The current value.
  fileprivate(set) var value: Value {
    didSet { deliver() }
  }

  private var observers: [Observer] = []
  private var lastID = 0
  private var deliveryCount = 0
  private var removalCount = 0

  init(_ value: Value) {
    self.value = value
  }

  /// Calls an observer with the current value and with each new one, for as long as the token is
  /// kept, which keeps this object.
  func observe(_ receive: @escaping (Value) -> Void) -> ObservationToken {
    lastID += 1
    let id = lastID
    observers.append(Observer(id: id, receive: receive))
    receive(value)
    return ObservationToken { self.removeObserver(id) }
  }

  /// Updates a target, which is not retained, with the current value and with each new one, for as
  /// long as the token is kept.
  func bind<Target: AnyObject>(
    to target: Target, _ update: @escaping (Target, Value) -> Void
  ) -> ObservationToken {
    observe { [weak target] value in
      guard let target else { return }
      update(target, value)
    }
  }

  private func removeObserver(_ id: Int) {
    guard let index = observers.firstIndex(where: { $0.id == id }) else { return }
    observers.remove(at: index)
    removalCount += 1
  }

  private func deliver() {
    deliveryCount += 1
    let delivery = deliveryCount
    let removals = removalCount
    let value = value
    // By index, since an element that is taken out is retained once more.
    let delivered = observers
    for index in delivered.indices {
      if removalCount != removals, !observers.contains(where: { $0.id == delivered[index].id }) {
        continue
      }
      delivered[index].receive(value)
      // An observer has set a newer value, which everybody has by now.
      if deliveryCount != delivery { return }
    }
  }
}

/// Makes a property observable: its owner sets it, everybody else observes it by its `$` name.
@propertyWrapper struct Observed<Value> {
  let projectedValue: ObservableValue<Value>

  var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
  }

  init(wrappedValue: Value) {
    projectedValue = ObservableValue(wrappedValue)
  }
}
