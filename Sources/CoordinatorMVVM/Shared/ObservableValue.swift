/// A value that tells its observers each time it is set.
final class ObservableValue<Value> {
  /// The current value; a binding in both directions sets it, too.
  var value: Value {
    didSet {
      for update in observers { update(value) }
    }
  }

  private var observers: [@MainActor (Value) -> Void] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Updates a target, which is not retained, with each new value for as long as both exist.
  ///
  /// The current value is delivered at once, as bindings of Cocoa do.
  func bind<Target: AnyObject>(
    to target: Target, _ update: @escaping @MainActor (Target, Value) -> Void
  ) {
    // Given to `append`, the closure would check at each delivery where it runs.
    observers += [
      { [weak target] value in
        guard let target else { return }
        update(target, value)
      }
    ]
    update(target, value)
  }
}

/// A wrapper that makes a property observable.
///
/// The owner sets the property, and a field that is bound in both directions does. Others bind
/// themselves to its `$` name.
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
