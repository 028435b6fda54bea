import Architectures
import Arguments
import Foundation
import Mutation
import Tables
import Terminal

/// A command that judges the mutants of those architectures that have changed.
///
/// An architecture has changed if its kept result may be outdated, for example because a source
/// file or the compiler is a different one.
struct CheckMutation: Command {
  static let name = "mutation"
  static let abstract = "Judges the mutants of the architectures that have changed."
  static let discussion = """
    It is a problem if no own test of an architecture notices a fault, or if \
    Benchmarks/Mutants/Unnoticed.txt gives no reason for a mutant that no scenario notices. If more \
    than one architecture has changed, a sample of the mutants of each one is judged.
    """

  /// The largest number of architectures whose mutants can all be judged in five minutes.
  private static let maximumWholeCount = 1
  private static let sampleSize = 30

  func run() throws -> ExitCode {
    let folder = try Check.packageFolder()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: folder, notes: &notes)
    let changed = Architecture.all.filter {
      MutationSummary.kept(of: $0, in: folder, compiler: environment.swift) == nil
    }
    let isSample = changed.count > Self.maximumWholeCount
    try StandardStreams().write(Self.plan(of: changed.map(\.name), isSample: isSample) + "\n")
    // The kept results are checked, too.
    let unchanged = Architecture.all.filter { known in !changed.contains { $0.id == known.id } }
    var results: [MutationResult] = []
    for (architectures, sample) in [
      (unchanged, nil), (changed, isSample ? Self.sampleSize : nil),
    ] where !architectures.isEmpty {
      results.append(
        try MutationRun(packageRoot: folder, architectures: architectures, sample: sample)
          .run(environment: environment, notes: notes) {
            StandardStreams().writeError("mutation: \($0)\n")
          })
    }
    return try Check.result(
      of: results.flatMap { $0.architectures.flatMap(Self.problems) },
      checked: "the mutants of \(Architecture.all.count) architectures")
  }

  /// Returns the line that says which mutants are judged.
  static func plan(of changed: [String], isSample: Bool) -> String {
    guard !changed.isEmpty else { return "All kept results hold, so no mutant is judged." }
    let mutants = isSample ? "\(sampleSize) mutants of each" : "all mutants"
    return "Changed, so \(mutants) are judged: \(changed.joined(separator: ", "))."
  }

  /// Returns the problems of an architecture's result.
  static func problems(of result: MutationResult.ArchitectureResult) -> [String] {
    result.judged.filter(\.verdict.isMissed).map { "No own test notices \($0.mutant.key)." }
      + (result.faultsOfPeople ?? []).filter(\.verdict.isMissed).map {
        "No own test notices the fault of a person \($0.fault.id)."
      }
      + result.unnoticed.unexplained.map { "No reason is given for \($0)." }
      + result.unnoticed.outdated.map { "A mutant is noticed or gone, and still listed: \($0)." }
  }
}
