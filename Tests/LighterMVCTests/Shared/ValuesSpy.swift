@testable import LighterMVC

/// Records every value of an observed property, the current one first.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ property: Observed<Value>) {
    property.observe(by: self) { $0.values.append($1) }
  }
}
