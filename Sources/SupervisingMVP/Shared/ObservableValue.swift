/// A value that tells its observers each time it is set.
final class ObservableValue<Value> {
  private struct Observer {
    weak var owner: AnyObject?
    let update: @MainActor (Value) -> Void
  }

  /// The current value.
  var value: Value {
    didSet {
      for observer in observers { observer.update(value) }
    }
  }

  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Tells an owner, which is not retained, the current value at once and then each new value.
  func bind<Owner: AnyObject>(
    to owner: Owner, _ update: @escaping @MainActor (Owner, Value) -> Void
  ) {
    observers.removeAll { $0.owner == nil }
    observers.append(
      Observer(owner: owner) { [weak owner] value in
        if let owner { update(owner, value) }
      })
    update(owner, value)
  }
}

/// A wrapper that makes a property observable: others bind themselves to its `$` name.
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
