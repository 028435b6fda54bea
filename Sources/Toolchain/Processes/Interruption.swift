import Foundation
import Synchronization

/// Ends a child process when a signal ends this one.
///
/// `Process` puts each child into a process group of its own. A terminal does not reach that group.
enum Interruption {
  /// Passes signals that end this process on to a child while `body` waits for it.
  static func pass<Result>(to child: pid_t, while body: () throws -> Result) rethrows -> Result {
    let former = runningChild.exchange(child, ordering: .sequentiallyConsistent)
    let formerActions = signals.compactMap { number in takeOver(number).map { (number, $0) } }
    defer {
      for (number, var action) in formerActions { sigaction(number, &action, nil) }
      runningChild.store(former, ordering: .sequentiallyConsistent)
    }
    return try body()
  }

  /// A terminal that is closed sends SIGHUP.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Takes over a signal, and returns its former action; `nil` if it is ignored and stays so.
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

/// A signal handler, which may call nothing that takes memory or locks.
private func endChildAndProcess(_ number: CInt) {
  // SwiftPM ends its own children on an interruption, and only then.
  let child = runningChild.load(ordering: .sequentiallyConsistent)
  if child > 0 { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  raise(number)
}
