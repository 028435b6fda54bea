@testable import SupervisingMVP

/// A record of every value of an observable value, which begins with the current value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ observable: ObservableValue<Value>) {
    observable.bind(to: self) { $0.values.append($1) }
  }
}
