import Foundation
import Synchronization

/// Functions that pass on signals from this process to its child processes.
///
/// A signal that ends this process therefore ends the child processes, too. Each child is in a
/// process group of its own. The signals of a terminal do not reach that group.
enum Interruption {
  /// Starts a child process with `start`, and then passes signals on to the child process.
  ///
  /// A signal that comes while `start` runs is held until `start` returns. Several threads may call
  /// this function.
  static func start<Failure: Error>(
    _ start: () throws(Failure) -> pid_t
  ) throws(Failure) -> pid_t {
    try change { () throws(Failure) in
      takeOverSignals()
      defer { returnUnusedSignals() }
      let child = try start()
      children.append(child)
      return child
    }
  }

  /// Stops passing on signals to a child process.
  ///
  /// Call this function when the child process has ended, but before `process_collect`. After
  /// `process_collect`, another process may have the child's process ID.
  static func end(_ child: pid_t) {
    change {
      children.removeAll { $0 == child }
      returnUnusedSignals()
    }
  }

  /// Runs `body`, which may change `children` and `formerActions`.
  ///
  /// Meanwhile, no other thread and no signal handler uses these two variables.
  private static func change<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while !beginUse() { sched_yield() }
    defer {
      isInUse.store(false, ordering: .sequentiallyConsistent)
      endByHeldSignal()
    }
    return try body()
  }

  /// The signals that are passed on to the child processes.
  ///
  /// A terminal that is closed sends SIGHUP.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static func takeOverSignals() {
    guard children.isEmpty else { return }
    formerActions = signals.compactMap { number in takeOver(number).map { (number, $0) } }
  }

  private static func returnUnusedSignals() {
    guard children.isEmpty else { return }
    for (number, var action) in formerActions { sigaction(number, &action, nil) }
  }

  /// Replaces the action of this process for a signal, and returns the former action.
  ///
  /// If this process ignores the signal, the function changes nothing and returns `nil`.
  private static func takeOver(_ number: CInt) -> sigaction? {
    var action = sigaction()
    sigaction(number, nil, &action)
    // `nohup` has a program ignore SIGHUP.
    guard !isIgnored(action) else { return nil }
    signal(number, holdSignal)
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

/// True while a thread or a signal handler uses `children` or `formerActions`.
///
/// A lock cannot take the place of this value. A signal can interrupt the very thread that holds
/// the lock. The signal handler would then wait for the lock for ever.
private let isInUse = Atomic<Bool>(false)
/// The child processes that signals are passed on to.
nonisolated(unsafe) private var children: [pid_t] = []
/// The signals whose action this process has replaced, each with its former action.
nonisolated(unsafe) private var formerActions: [(CInt, sigaction)] = []
/// The number of a signal that has come; 0 if none came.
private let heldSignal = Atomic<CInt>(0)

private func beginUse() -> Bool {
  isInUse.compareExchange(
    expected: false, desired: true, ordering: .sequentiallyConsistent
  ).exchanged
}

private func holdSignal(_ number: CInt) {
  heldSignal.store(number, ordering: .sequentiallyConsistent)
  endByHeldSignal()
}

/// Ends the child processes and then this process, if a signal has come.
///
/// If a thread is changing `children`, the function does nothing. That thread calls the function
/// again after the change. A signal handler calls this function, so the function neither allocates
/// memory nor takes locks.
private func endByHeldSignal() {
  let number = heldSignal.load(ordering: .sequentiallyConsistent)
  guard number != 0, beginUse() else { return }
  // SwiftPM ends its own children on an interruption, and only then.
  for child in children { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  // The threads of libdispatch block signals, so that this one is sent to the whole process.
  kill(getpid(), number)
}
