@testable import LighterMVC

/// A record of every value of an observed property, which begins with the current value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []

  init(_ property: Observed<Value>) {
    property.observe(by: self) { $0.values.append($1) }
  }
}
