import Foundation
import Synchronization

/// Ends a child process when someone ends this one.
///
/// `Process` puts each child into a process group of its own, which a terminal does not reach.
enum Interruption {
  /// Passes interruptions on to a child while `body` waits for it; they end this process as well.
  static func pass<Result>(to child: pid_t, while body: () throws -> Result) rethrows -> Result {
    let former = runningChild.exchange(child, ordering: .sequentiallyConsistent)
    let formerHandlers = signals.map { ($0, signal($0, endChildAndProcess)) }
    defer {
      for (number, handler) in formerHandlers { signal(number, handler) }
      runningChild.store(former, ordering: .sequentiallyConsistent)
    }
    return try body()
  }

  private static let signals = [SIGINT, SIGTERM]
}

private let runningChild = Atomic<pid_t>(0)

/// A signal handler, which may call nothing that takes memory or locks.
private func endChildAndProcess(_ number: CInt) {
  // SwiftPM ends its own children on an interruption, and only then.
  let child = runningChild.load(ordering: .sequentiallyConsistent)
  if child > 0 { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  raise(number)
}
