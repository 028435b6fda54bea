import Architectures
import CProcess
import Foundation

/// Sessions that a process of its own plays, so that a crash ends no more than that process.
package struct SessionJob: Codable, Equatable {
  /// The first argument of the process; the job follows.
  private static let argument = "--session-worker"

  /// How long one session may take in one architecture, in seconds, before the process is ended by
  /// a signal; it takes a few thousandths.
  private static let patience: UInt32 = 10

  /// How often a process finds out who has taken memory; it takes as long as two hundred plays.
  ///
  /// What is set up once in a process takes some, a few times.
  private static let mostMemoryChecks = 20

  /// How long shrinking may take, in seconds; it takes about one.
  private static let patienceWithShrinking: UInt32 = 120

  /// The ids of the architectures.
  var architectures: [String]
  /// The seeds of the sessions, in order.
  var seeds: [UInt64]
  /// What is shrunk instead of playing the sessions.
  var rawFinding: RawFinding?
  /// Part of a session; `nil` to play the sessions as they are made up.
  var part: Part?

  /// Some of the steps of a session.
  struct Part: Codable, Equatable {
    /// The id of the architecture on whose screens the session is made up.
    var maker: String
    /// The places of the steps that are played.
    var steps: [Int]
  }

  /// What the process says, one line each.
  enum Event: Equatable {
    /// A session begins to be played in an architecture.
    case begun(seed: UInt64, architecture: String)
    /// A session has ended in all of them.
    case ended(seed: UInt64, stepCount: Int, dissenters: [String], leaking: [String])

    init?(line: Substring) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 2, let seed = UInt64(words[1]) else { return nil }
      let ids = { (word: String) in word.split(separator: ",").map(String.init) }
      switch words[0] {
      case "begun" where words.count == 3: self = .begun(seed: seed, architecture: words[2])
      case "ended" where words.count == 5:
        guard let stepCount = Int(words[2]) else { return nil }
        self = .ended(
          seed: seed, stepCount: stepCount, dissenters: ids(words[3]), leaking: ids(words[4]))
      default: return nil
      }
    }

    var line: String {
      switch self {
      case .begun(let seed, let architecture): "begun \(seed) \(architecture)"
      case .ended(let seed, let stepCount, let dissenters, let leaking):
        """
        ended \(seed) \(stepCount) \(dissenters.joined(separator: ",")) \
        \(leaking.joined(separator: ","))
        """
      }
    }
  }

  /// The arguments of a process that does the job.
  func arguments() throws -> [String] {
    [Self.argument, String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
  }

  /// Does the job that the arguments of this process ask for, if they ask for one.
  ///
  /// Call it first of all, from synchronous code on the main thread.
  ///
  /// - Parameter arguments: Those of the process, without its name.
  /// - Returns: Whether they do, so that this process has nothing else to do.
  @MainActor package static func run(_ arguments: [String]) -> Bool {
    guard arguments.count == 2, arguments[0] == argument,
      let job = try? JSONDecoder().decode(Self.self, from: Data(arguments[1].utf8))
    else { return false }
    process_end_with_parent()
    if let rawFinding = job.rawFinding {
      alarm(patienceWithShrinking)
      let finding = rawFinding.finding(in: SessionComparison(architectures: job.known))
      if let data = try? JSONEncoder().encode(finding) {
        try? FileHandle.standardOutput.write(contentsOf: data)
      }
    } else {
      job.run { event in
        alarm(patience)
        try? FileHandle.standardOutput.write(contentsOf: Data("\(event.line)\n".utf8))
      }
    }
    return true
  }

  @MainActor private var known: [Architecture] {
    architectures.compactMap { id in Architecture.all.first { $0.id == id } }
  }

  /// Plays the sessions.
  @MainActor func run(tell: @escaping (Event) -> Void) {
    let known = known
    var memoryChecks = 0
    for seed in seeds {
      // Objects are looked at once in a process, as that takes most of the time.
      let looksAtObjects = !LiveMemory.isKnown || seed == seeds.first
      let comparison = SessionComparison(
        architectures: known, looksAtObjects: looksAtObjects
      ) { architecture in
        tell(.begun(seed: seed, architecture: architecture.id))
      }
      let session = comparison.session(seed: seed, part: part)
      var dissenters: [String] = []
      var leaking: [String] = []
      let growth = LiveMemory.growth {
        let outcome = comparison.outcome(of: session)
        dissenters = outcome.difference?.dissenters ?? []
        leaking = outcome.leaking
      }
      // What has been found takes memory itself, and explains enough.
      if growth > 0, part == nil, dissenters.isEmpty, leaking.isEmpty,
        memoryChecks < Self.mostMemoryChecks
      {
        memoryChecks += 1
        for architecture in known {
          tell(.begun(seed: seed, architecture: architecture.id))
          if session.leavesMemory(in: architecture) { leaking.append(architecture.id) }
        }
      }
      tell(
        .ended(
          seed: seed, stepCount: session.steps.count, dissenters: dissenters, leaking: leaking))
    }
  }
}

extension SessionComparison {
  fileprivate func session(seed: UInt64, part: SessionJob.Part?) -> RandomSession {
    guard let part else { return session(seed: seed) }
    var session = session(seed: seed, on: architectures.first { $0.id == part.maker })
    session.steps = part.steps.map { session.steps[$0] }
    return session
  }
}
