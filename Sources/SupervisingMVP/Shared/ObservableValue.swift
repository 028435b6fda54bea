/// A value that tells its observers each time it is set.
///
/// If an observer sets the value again, every observer ends up with the newest value.
final class ObservableValue<Value> {
  /// The current value.
  fileprivate(set) var value: Value {
    didSet {
      // Read anew for each, since one before it may have set a newer value.
      for update in observers { update(value) }
    }
  }

  private var observers: [(Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Updates a target, which is not retained, with the current value and with each new one, for as
  /// long as both exist.
  func bind<Target: AnyObject>(
    to target: Target, _ update: @escaping (Target, Value) -> Void
  ) {
    observers.append { [weak target] value in
      guard let target else { return }
      update(target, value)
    }
    update(target, value)
  }
}

/// Makes a property observable: its owner sets it, a view binds itself to it by its `$` name.
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
