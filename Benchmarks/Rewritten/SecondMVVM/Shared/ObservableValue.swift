/// A value of a view model that a view follows.
final class ObservableValue<Value> {
  var value: Value {
    didSet { observer?(value) }
  }

  private var observer: ((Value) -> Void)?

  init(_ value: Value) {
    self.value = value
  }

  func bind<Owner: AnyObject>(to owner: Owner, _ show: @escaping (Owner, Value) -> Void) {
    observer = { [weak owner] value in
      if let owner { show(owner, value) }
    }
    show(owner, value)
  }
}
