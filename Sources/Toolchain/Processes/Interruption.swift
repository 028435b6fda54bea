import Foundation
import Synchronization

/// The passing on of signals to a child process, so that a signal ends this process and the child.
///
/// `Process` puts each child into a process group of its own. The signals of a terminal do not
/// reach that group.
enum Interruption {
  /// Runs `body`, which waits for a child process, and returns the result of `body`.
  ///
  /// While `body` runs, a signal that ends this process also ends the child. If `body` starts the
  /// child itself, `body` must call ``started(_:)`` after the start. A signal that comes before
  /// this call is held until the call.
  static func pass<Result, Failure: Error>(
    to child: pid_t? = nil, while body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = runningChild.exchange(child ?? startingChild, ordering: .sequentiallyConsistent)
    let formerActions = signals.compactMap { number in takeOver(number).map { (number, $0) } }
    defer {
      for (number, var action) in formerActions { sigaction(number, &action, nil) }
      runningChild.store(former, ordering: .sequentiallyConsistent)
      if former != startingChild { endByHeldSignal() }
    }
    return try body()
  }

  /// Notes the child process that the `body` of ``pass(to:while:)`` has started.
  ///
  /// If a signal was held during the start, the function ends the child and this process.
  static func started(_ child: pid_t) {
    runningChild.store(child, ordering: .sequentiallyConsistent)
    endByHeldSignal()
  }

  /// The signals that are passed on to the child process.
  ///
  /// A terminal that is closed sends SIGHUP.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Replaces the action of this process for a signal, and returns the former action.
  ///
  /// If this process ignores the signal, the function changes nothing and returns `nil`.
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

/// The process ID of the child that signals are passed on to; 0 if there is no child.
private let runningChild = Atomic<pid_t>(0)
/// The value of `runningChild` while a child process is being started.
private let startingChild: pid_t = -1
/// The number of the signal that came while a child process was being started; 0 if none came.
private let heldSignal = Atomic<CInt>(0)

private func endByHeldSignal() {
  let number = heldSignal.exchange(0, ordering: .sequentiallyConsistent)
  if number != 0 { endChildAndProcess(number) }
}

/// Handles a signal by ending the child process and then this process.
///
/// While a child process is being started, the function only stores the signal for later. A signal
/// handler may not allocate memory or take locks, and this function does neither.
private func endChildAndProcess(_ number: CInt) {
  let child = runningChild.load(ordering: .sequentiallyConsistent)
  if child == startingChild {
    heldSignal.store(number, ordering: .sequentiallyConsistent)
    // The child may have been started meanwhile on another thread.
    if runningChild.load(ordering: .sequentiallyConsistent) != startingChild { endByHeldSignal() }
    return
  }
  // SwiftPM ends its own children on an interruption, and only then.
  if child > 0 { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  raise(number)
}
