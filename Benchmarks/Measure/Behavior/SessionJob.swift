import Architectures
import Foundation
import Toolchain

/// A job that plays sessions, or shortens one session, in a process of its own.
///
/// A crash in a session ends only that process.
package struct SessionJob: WorkerJob, Equatable {
  package static let kind = "random use"

  /// The longest time for one session in one architecture, in seconds.
  ///
  /// A session usually takes a few milliseconds. When the time is over, a signal ends the process.
  private static let patience: UInt32 = 10

  /// The greatest number of sessions that one process searches for leaks of memory.
  ///
  /// Each search takes as long as two hundred plays. Some searches find no leak, but only memory
  /// that a process allocates once.
  private static let mostMemoryChecks = 20

  /// The longest time for shortening a session, in seconds; about one second is usual.
  private static let patienceWithShrinking: UInt32 = 120

  /// The ids of the architectures in which the sessions are played.
  var architectures: [String]
  /// The seeds of the sessions, in the order in which the sessions are played.
  var seeds: [UInt64]
  /// The trouble whose session the job shortens; `nil` for a job that plays sessions.
  var rawTrouble: RawTrouble?
  /// The selection of steps that the job plays in each session; `nil` for all steps.
  var part: Part?

  /// A selection of the steps of a session.
  struct Part: Codable, Equatable {
    /// The id of the architecture whose screens decide which steps the session has.
    var maker: String
    /// The indices of the steps that are played.
    var steps: [Int]
  }

  /// The result of the job, which the process returns when it ends.
  package enum Outcome: Codable, Sendable {
    /// All sessions have been played.
    case played
    /// A shorter session was searched for. The value is the trouble with the shortened session, or
    /// `nil` if the problem did not appear again.
    case shrunk(Trouble?)
  }

  /// A message that the process sends, as one line of text, while it plays sessions.
  enum Event: Equatable {
    /// A session is about to be played in an architecture.
    case begun(seed: UInt64, architecture: String)
    /// A session was played to the end in all architectures.
    ///
    /// `dissenters` are the ids of the architectures that differ from most others. `leaking` are
    /// the ids of the architectures with a leak.
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

  /// The environment variables for the process of the job.
  ///
  /// These are the variables of this process, and the variables for measuring memory. The process
  /// of the job needs the variables of this process because sanitizers read their options from
  /// environment variables. The results of the job do not depend on these variables.
  package var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(LiveMemory.environment) { $1 }
  }

  package func perform(tell: @escaping (String) -> Void) throws -> Outcome {
    if let rawTrouble {
      alarm(Self.patienceWithShrinking)
      return .shrunk(rawTrouble.trouble(in: SessionComparison(architectures: known)))
    }
    run { event in
      alarm(Self.patience)
      tell(event.line)
    }
    return .played
  }

  @MainActor private var known: [Architecture] {
    architectures.compactMap { id in Architecture.all.first { $0.id == id } }
  }

  /// Plays the sessions, and calls `tell` with an event when a session begins and when it ends.
  @MainActor func run(tell: @escaping (Event) -> Void) {
    let known = known
    var memoryChecks = 0
    for seed in seeds {
      // Objects are inspected only in the first session of a process if memory is known exactly,
      // since inspecting takes most of the time.
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
      // A difference or leak that was found takes memory itself, which explains the growth.
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
