/// A trouble whose session has not been shortened yet.
struct RawTrouble: Codable, Equatable {
  let kind: Trouble.Kind
  /// The ids of the architectures that show the problem.
  ///
  /// For a difference, these are the architectures that do not behave as most others do.
  let architectures: [String]
  /// The seed of the first session that has shown the problem.
  let seed: UInt64
  /// The number of sessions that have shown the problem.
  var sessionCount = 1
  /// The reason why the process ended during the session; `nil` for a difference or leak.
  var reason: String?
}

/// A collector that makes troubles from the events of all processes that play sessions.
///
/// ```swift
/// var collector = TroubleCollector()
/// let events = [SessionJob.Event.begun(seed: 1, architecture: "mvc")]
/// collector.add(.init(events: events, failure: .hang, messages: ""))
/// print(collector.all[0].kind)  // hang
/// ```
struct TroubleCollector {
  /// The troubles, in the order in which they were found.
  ///
  /// Problems of the same kind in the same architectures are one trouble.
  private(set) var all: [RawTrouble] = []
  /// The number of sessions that were played to the end in every architecture.
  private(set) var sessions = 0
  /// The number of steps in the sessions that were played to the end.
  private(set) var steps = 0
  /// For each kind of problem, the number of times that a session showed a problem of this kind.
  ///
  /// The keys are the names of the kinds, such as `leak`.
  private(set) var counts = Dictionary(
    uniqueKeysWithValues: Trouble.Kind.allCases.map { ($0.rawValue, 0) })
  /// The messages of the Swift runtime, and messages about processes that ended while they played
  /// no session.
  private(set) var complaints: [String] = []

  /// Adds the events and messages of a process that has ended.
  mutating func add(_ result: SessionProcess.Result) {
    for case .ended(let seed, let stepCount, let dissenters, let leaking) in result.events {
      sessions += 1
      steps += stepCount
      if !dissenters.isEmpty { add(.difference, dissenters, seed) }
      for architecture in leaking { add(.leak, [architecture], seed) }
    }
    switch (result.failure, result.events.last) {
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
      complaints.append(
        "A process ended unexpectedly while it played no session: \(reason)")
    }
  }

  private mutating func add(
    _ kind: Trouble.Kind, _ architectures: [String], _ seed: UInt64, reason: String? = nil
  ) {
    counts[kind.rawValue, default: 0] += 1
    if let known = all.firstIndex(where: { $0.kind == kind && $0.architectures == architectures }) {
      all[known].sessionCount += 1
    } else {
      all.append(RawTrouble(kind: kind, architectures: architectures, seed: seed, reason: reason))
    }
  }
}
