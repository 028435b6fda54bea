@testable import MVVM

/// An observer that records the current value of an observable value and then every new value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []
  private var token: ObservationToken?

  init(_ observable: ObservableValue<Value>) {
    token = observable.observe { [weak self] in self?.values.append($0) }
  }
}
