@testable import SupervisingMVP

/// Records every value of an observable value, the current one first.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ observable: ObservableValue<Value>) {
    observable.bind(to: self) { $0.values.append($1) }
  }
}
