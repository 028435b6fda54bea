import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in the order of the elements.
  ///
  /// As many calls run at once as there are processors.
  ///
  /// - Throws: The error of the first element, in this order, for which the function fails.
  package func concurrentMap<Made: Sendable>(
    _ make: @Sendable (Element) throws -> Made
  ) throws -> [Made] {
    let made = Mutex<[Int: Result<Made, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { try make(self[index]) }
      made.withLock { $0[index] = result }
    }
    let results = made.withLock { $0 }
    return try indices.compactMap { try results[$0]?.get() }
  }
}
