/// A value that tells its observers each time it is set.
final class ObservableValue<Value> {
  private struct Observer {
    weak var owner: AnyObject?
    let update: @MainActor (Value) -> Void
  }

  /// The current value.
  fileprivate(set) var value: Value {
    didSet {
      observers.removeAll { $0.owner == nil }
      for observer in observers { observer.update(value) }
    }
  }

  private var observers: [Observer] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Updates an owner, which is not retained, with the current value and with each new one.
  func bind<Owner: AnyObject>(
    to owner: Owner, _ update: @escaping @MainActor (Owner, Value) -> Void
  ) {
    observers.append(
      Observer(owner: owner) { [weak owner] value in
        guard let owner else { return }
        update(owner, value)
      })
    update(owner, value)
  }
}

/// A wrapper that makes a property observable.
///
/// The presenter sets the property; a view binds itself to its `$` name.
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
