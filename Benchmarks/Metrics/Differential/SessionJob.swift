import Architectures
import CProbe
import Foundation
import Scenarios

/// Sessions that a process of its own plays, so that a crash ends no more than that process.
package struct SessionJob: Codable, Equatable {
  /// The first argument of the process; the job follows.
  private static let argument = "--session-worker"

  /// How long one session may take in one architecture, in seconds, before the process is ended by
  /// a signal; it takes a few thousandths.
  private static let patience: UInt32 = 60

  /// The ids of the architectures, the one first on whose screens the sessions are made up.
  var architectures: [String]
  /// The seeds of the sessions, in order.
  var seeds: [UInt64]
  /// The steps that are played, by their places; `nil` for all.
  var steps: [Int]?

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
    probe_end_with_parent()
    job.run { event in
      alarm(patience)
      try? FileHandle.standardOutput.write(contentsOf: Data("\(event.line)\n".utf8))
    }
    return true
  }

  /// Plays the sessions.
  @MainActor func run(tell: @escaping (Event) -> Void) {
    let known = architectures.compactMap { id in Architecture.all.first { $0.id == id } }
    for seed in seeds {
      let comparison = SessionComparison(
        architectures: known, looksAtObjects: !LiveMemory.isKnown
      ) { architecture in
        tell(.begun(seed: seed, architecture: architecture.id))
      }
      var ended: Event?
      let growth = LiveMemory.growth { ended = play(seed, comparison) }
      guard case .ended(_, let stepCount, let dissenters, var leaking) = ended else { continue }
      if growth > 0 {
        let session = comparison.session(seed: seed)
        leaking += known.filter { session.leavesMemory(in: $0) }.map(\.id)
      }
      tell(
        .ended(seed: seed, stepCount: stepCount, dissenters: dissenters, leaking: leaking))
    }
  }

  @MainActor private func play(_ seed: UInt64, _ comparison: SessionComparison) -> Event {
    let outcome: SessionComparison.Outcome
    if let steps {
      var session = comparison.session(seed: seed)
      session.steps = steps.map { session.steps[$0] }
      outcome = comparison.outcome(of: session)
    } else {
      outcome = comparison.outcome(seed: seed)
    }
    return .ended(
      seed: seed, stepCount: outcome.session.steps.count,
      dissenters: outcome.difference?.dissenters ?? [],
      leaking: comparison.architectures.map(\.id).filter { outcome.survivors[$0] != nil })
  }
}
