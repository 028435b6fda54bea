/// Something that sessions have shown, before it is shrunk.
struct RawFinding: Codable, Equatable {
  let kind: Finding.Kind
  /// The ids of the architectures.
  let architectures: [String]
  /// The seed of the first session that has shown it.
  let seed: UInt64
  var sessionCount = 1
  /// Why the process has ended, if it has.
  var reason: String?
}

/// What processes have told so far.
struct FindingCollector {
  /// One for each kind and the architectures concerned, in the order in which they came.
  private(set) var all: [RawFinding] = []
  /// How many sessions have come to their end, and their steps.
  private(set) var sessions = 0
  private(set) var steps = 0
  /// How many sessions have shown something, by its kind; each kind is there.
  private(set) var counts = Dictionary(
    uniqueKeysWithValues: Finding.Kind.allCases.map { ($0.rawValue, 0) })
  /// What the Swift runtime has complained of, and processes that ended outside of a session.
  private(set) var complaints: [String] = []

  /// Takes what a process has told until its end.
  mutating func add(_ result: SessionProcess.Result) {
    for case .ended(let seed, let stepCount, let dissenters, let leaking) in result.events {
      sessions += 1
      steps += stepCount
      if !dissenters.isEmpty { add(.difference, dissenters, seed) }
      for architecture in leaking { add(.leak, [architecture], seed) }
    }
    switch (result.failure, result.events.last) {
    case (nil, _):
      // The Swift runtime complains of continuations that nobody can resume any more.
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
