import Toolchain

/// A collector that makes troubles from the events of all processes that play sessions.
struct TroubleCollector {
  /// The troubles, in the order in which they were found; no session is shortened.
  ///
  /// Problems of the same kind in the same architectures are one trouble.
  private(set) var all: [Trouble] = []
  /// The number of sessions that were played to the end in every architecture.
  private(set) var sessions = 0
  /// The number of steps in the sessions that were played to the end.
  private(set) var steps = 0
  /// The messages of the Swift runtime, and messages about processes that ended while they played
  /// no session.
  private(set) var complaints: [String] = []

  /// Adds the events and messages of a process that has ended.
  mutating func add(_ result: WorkerResult<SessionJob>) {
    let events = result.events
    for case .ended(let seed, let stepCount, let dissenters, let leaking, let growing) in events {
      sessions += 1
      steps += stepCount
      if !dissenters.isEmpty { add(.difference, dissenters, seed) }
      for architecture in leaking { add(.leak, [architecture], seed) }
      for architecture in growing { add(.growth, [architecture], seed) }
    }
    switch (result.failure, events.last) {
    case (nil, _):
      // The Swift runtime reports leaked continuations here.
      for line in result.messages.split(separator: "\n").map(String.init)
      where !complaints.contains(line) {
        complaints.append(line)
      }
    case (.hang, .begun(let seed, let architecture)):
      add(.hang, [architecture], seed, reason: "The session did not end in time and was stopped.")
    case (.crash(let reason), .begun(let seed, let architecture)):
      add(.crash, [architecture], seed, reason: reason)
    case (.hang, _):
      complaints.append(
        "A process that was playing no session did not end in time and was stopped.")
    case (.crash(let reason), _):
      complaints.append("A process ended unexpectedly while it played no session: \(reason)")
    }
  }

  private mutating func add(
    _ kind: Trouble.Kind, _ architectures: [String], _ seed: UInt64, reason: String? = nil
  ) {
    if let known = all.firstIndex(where: { $0.kind == kind && $0.architectures == architectures }) {
      all[known].sessionCount += 1
    } else {
      all.append(Trouble(kind, in: architectures, seed: seed, reason: reason))
    }
  }
}
