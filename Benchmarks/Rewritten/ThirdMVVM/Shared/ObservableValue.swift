/// A value that tells a bound observer about itself and about each change.
final class ObservableValue<Value> {
  var value: Value {
    didSet { observer?(value) }
  }

  private var observer: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind(_ observer: @escaping (Value) -> Void) {
    self.observer = observer
    observer(value)
  }
}
