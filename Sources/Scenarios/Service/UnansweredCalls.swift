import Foundation
import Jobs

/// The requests that wait for an answer, of all services.
///
/// A test may end before the requests that it has made. They end with the process: what waited for
/// them goes, and a leak is what is still there then.
@MainActor enum UnansweredCalls {
  private static var ends: [ObjectIdentifier: @MainActor () -> Void] = [:]

  /// Remembers how to end a request that begins to wait.
  static func insert(_ call: AnyObject, end: @escaping @MainActor () -> Void) {
    _ = endWithProcess
    ends[ObjectIdentifier(call)] = end
  }

  /// Forgets a request that waits no longer.
  static func remove(_ call: AnyObject) {
    ends[ObjectIdentifier(call)] = nil
  }

  /// Registered with the first request, and so called before a leak detection, which has registered
  /// itself when the process began.
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
