/// A property of shared state: whoever is handed the state may set it and, by its `$` name, observe it.
///
/// An observer that sets the value again leaves everybody with the newest one.
@propertyWrapper final class Observed<Value> {
  private struct Observation {
    weak var observer: AnyObject?
    let tell: (Value) -> Void
  }

  var wrappedValue: Value {
    didSet {
      // Read anew for each, since one before it may have set a newer value.
      for observation in observations { observation.tell(wrappedValue) }
    }
  }
  var projectedValue: Observed { self }

  private var observations: [Observation] = []

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Tells an observer, which is not retained, the current value and each new one.
  func observe<Observer: AnyObject>(
    by observer: Observer, _ tell: @escaping (Observer, Value) -> Void
  ) {
    // The state may outlive the screens that it is handed to.
    observations.removeAll { $0.observer == nil }
    observations.append(
      Observation(observer: observer) { [weak observer] value in
        guard let observer else { return }
        tell(observer, value)
      })
    tell(observer, wrappedValue)
  }
}
