@testable import LighterMVC

/// An observer that records the current value of an observable property and then every new value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ property: Observed<Value>) {
    property.observe(by: self) { $0.values.append($1) }
  }
}
