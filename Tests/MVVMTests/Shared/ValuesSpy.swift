@testable import MVVM

/// A record of every value of an observable value, which begins with the current value.
final class ValuesSpy<Value> {
  private(set) var values: [Value] = []
  private var token: ObservationToken?

  init(_ observable: ObservableValue<Value>) {
    token = observable.observe { [weak self] in self?.values.append($0) }
  }
}
