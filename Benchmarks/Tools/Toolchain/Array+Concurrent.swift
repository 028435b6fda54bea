import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in the order of the elements.
  ///
  /// As many calls run at once as there are processors.
  ///
  /// - Throws: The error of the first element, in this order, for which the function fails.
  package func concurrentMap<Made: Sendable, Failure: Error>(
    _ make: @Sendable (Element) throws(Failure) -> Made
  ) throws(Failure) -> [Made] {
    let made = Mutex<[Int: Result<Made, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try make(self[index]) }
      made.withLock { $0[index] = result }
    }
    let results = made.withLock { $0 }
    var all: [Made] = []
    for index in indices {
      if let result = results[index] { all.append(try result.get()) }
    }
    return all
  }
}
