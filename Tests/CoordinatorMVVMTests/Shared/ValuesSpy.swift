@testable import CoordinatorMVVM

/// An observer that records the current value of an observable value and then every new value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ observable: ObservableValue<Value>) {
    observable.bind(to: self) { $0.values.append($1) }
  }
}
