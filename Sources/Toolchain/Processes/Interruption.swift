import Foundation
import Synchronization

/// The passing on of signals to a child process, which ends when a signal ends this process.
///
/// `Process` puts each child into a process group of its own. The signals of a terminal do not
/// reach that group.
enum Interruption {
  /// Runs `body`, which waits for a child process, and returns the result of `body`.
  ///
  /// Meanwhile, a signal that ends this process also ends the child.
  static func pass<Result>(to child: pid_t, while body: () throws -> Result) rethrows -> Result {
    let former = runningChild.exchange(child, ordering: .sequentiallyConsistent)
    let formerActions = signals.compactMap { number in takeOver(number).map { (number, $0) } }
    defer {
      for (number, var action) in formerActions { sigaction(number, &action, nil) }
      runningChild.store(former, ordering: .sequentiallyConsistent)
    }
    return try body()
  }

  /// The signals to pass on; a terminal that is closed sends SIGHUP.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Takes over a signal, and returns its former action.
  ///
  /// Returns `nil` if this process ignores the signal, which it then continues to do.
  private static func takeOver(_ number: CInt) -> sigaction? {
    var action = sigaction()
    sigaction(number, nil, &action)
    // `nohup` has a program ignore SIGHUP.
    guard !isIgnored(action) else { return nil }
    signal(number, endChildAndProcess)
    return action
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private let runningChild = Atomic<pid_t>(0)

/// Handles a signal by ending the child process and then this process.
///
/// A signal handler may not allocate memory or take locks.
private func endChildAndProcess(_ number: CInt) {
  // SwiftPM ends its own children on an interruption, and only then.
  let child = runningChild.load(ordering: .sequentiallyConsistent)
  if child > 0 { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  raise(number)
}
