import Foundation
import Synchronization

/// The passing on of signals to child processes, so that a signal ends this process and they end.
///
/// Each child is in a process group of its own. The signals of a terminal do not reach that group.
enum Interruption {
  /// Starts a child process with `start`, and passes on signals to it from then on.
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

  /// Passes on no more signals to a child process, which has ended.
  ///
  /// Call this function while no other process can have the child's process ID.
  static func end(_ child: pid_t) {
    change {
      children.removeAll { $0 == child }
      returnUnusedSignals()
    }
  }

  /// Runs `body`, which changes the children, while no other thread and no signal reads them.
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
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

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

/// True while a thread or a signal uses the variables below.
///
/// A signal handler may not wait for a lock: the thread that it interrupts may hold it.
private let isInUse = Atomic<Bool>(false)
/// The child processes that signals are passed on to.
nonisolated(unsafe) private var children: [pid_t] = []
/// The actions of this process for signals before the first child was started.
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
/// While a thread changes the children, the function does nothing; that thread then calls it again.
/// A signal handler may not allocate memory or take locks, and this function does neither.
private func endByHeldSignal() {
  let number = heldSignal.load(ordering: .sequentiallyConsistent)
  guard number != 0, beginUse() else { return }
  // SwiftPM ends its own children on an interruption, and only then.
  for child in children { kill(child, SIGINT) }
  signal(number, SIG_DFL)
  // The threads of libdispatch block signals, so that this one is sent to the whole process.
  kill(getpid(), number)
}
