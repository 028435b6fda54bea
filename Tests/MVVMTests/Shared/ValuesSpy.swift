@testable import MVVM

/// Records every value of an observable value, the current one first.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []
  private var token: ObservationToken?

  init(_ observable: ObservableValue<Value>) {
    token = observable.observe { [weak self] in self?.values.append($0) }
  }
}
