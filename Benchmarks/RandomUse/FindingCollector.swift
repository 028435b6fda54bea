/// A finding of one or more sessions before the first of them is shrunk.
struct RawFinding: Codable, Equatable {
  let kind: Finding.Kind
  /// The ids of the concerned architectures.
  let architectures: [String]
  /// The seed of the first session that has shown it.
  let seed: UInt64
  /// The number of sessions that have shown it.
  var sessionCount = 1
  /// The reason why the process has ended, if it has.
  var reason: String?
}

/// Collects the events of all processes and the findings in them.
///
/// ```swift
/// var collector = FindingCollector()
/// let events = [SessionJob.Event.begun(seed: 1, architecture: "mvc")]
/// collector.add(.init(events: events, failure: .hang, messages: ""))
/// print(collector.all[0].kind)  // hang
/// ```
struct FindingCollector {
  /// One finding for each kind and set of concerned architectures, in the order of the first ones.
  private(set) var all: [RawFinding] = []
  /// The number of finished sessions.
  private(set) var sessions = 0
  /// The number of their steps.
  private(set) var steps = 0
  /// The number of sessions with a finding, by its kind; every kind has an entry.
  private(set) var counts = Dictionary(
    uniqueKeysWithValues: Finding.Kind.allCases.map { ($0.rawValue, 0) })
  /// The Swift runtime's messages, and the processes that ended outside of a session.
  private(set) var complaints: [String] = []

  /// Adds the result of a process.
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
      add(.hang, [architecture], seed, reason: "The session did not end within seconds.")
    case (.crash(let reason), .begun(let seed, let architecture)):
      add(.crash, [architecture], seed, reason: reason)
    case (.hang, _): complaints.append("A process hung outside of a session.")
    case (.crash(let reason), _):
      complaints.append("A process ended outside of a session: \(reason)")
    }
  }

  private mutating func add(
    _ kind: Finding.Kind, _ architectures: [String], _ seed: UInt64, reason: String? = nil
  ) {
    counts[kind.rawValue, default: 0] += 1
    if let known = all.firstIndex(where: { $0.kind == kind && $0.architectures == architectures }) {
      all[known].sessionCount += 1
    } else {
      all.append(RawFinding(kind: kind, architectures: architectures, seed: seed, reason: reason))
    }
  }
}
