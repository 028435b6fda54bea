import Foundation
import Jobs

/// The waiting requests of all services.
///
/// A test may end before its requests do. They end with the process, so that a leak detector does
/// not report the tasks that wait for them.
@MainActor enum UnansweredCalls {
  private static var ends: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Adds a request that begins to wait, with a function that ends it.
  static func insert(_ call: AnyObject, end: @escaping @MainActor () -> Void) {
    _ = endWithProcess
    ends[ObjectIdentifier(call)] = end
  }

  /// Removes a request that no longer waits.
  static func remove(_ call: AnyObject) {
    ends[ObjectIdentifier(call)] = nil
  }

  /// Registers a function that ends all requests at the end of the process.
  ///
  /// The first request registers it. A leak detector registers itself when the process starts, so
  /// it is called later.
  private static let endWithProcess: Void = {
    guard MainLoop.isSupported else { return }
    atexit {
      MainActor.assumeIsolated {
        while !ends.isEmpty {
          for end in ends.values { end() }
          MainLoop.drain()
        }
      }
    }
  }()
}
