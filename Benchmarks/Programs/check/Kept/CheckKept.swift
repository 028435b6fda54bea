import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// A command that holds the kept mutants and the kept coverage against the sources.
struct CheckKept: Command {
  static let name = "kept"
  static let abstract = "Checks that kept mutants and kept coverage belong to the sources."
  static let discussion = """
    It is a problem if sources or tests have changed since, if no view-free test notices a fault in \
    a role that knows no view, or if Benchmarks/Mutants/Unnoticed.txt gives no reason for a mutant \
    that no scenario notices. Without such a problem coverage is measured anew: it must be the kept \
    one, and a view-free test that runs a view is an error.
    """

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let kept = KeptCoverage(in: folder)
    var problems = [kept.problem].compactMap(\.self)
    for architecture in Architecture.all {
      if let result = MutationRun.kept(of: architecture, in: folder) {
        problems += Self.problems(of: result)
      } else {
        problems.append(Self.outdated("mutants", of: architecture, command: "mutation"))
      }
      if kept.coverage(of: architecture) == nil {
        problems.append(Self.outdated("coverage", of: architecture, command: "coverage"))
      }
    }
    let checked = "the kept mutants and coverage of \(Architecture.all.count) architectures"
    // These problems need no build.
    guard problems.isEmpty else { return try Check.result(of: problems, checked: checked) }
    let measured = try CoverageRun(packageRoot: folder).measure(Architecture.all) {
      StandardStreams().writeError("coverage: \($0)\n")
    }
    for architecture in Architecture.all {
      guard let result = kept.coverage(of: architecture) else { continue }
      problems += Self.problems(
        of: architecture, kept: result, measured: measured[architecture.id])
    }
    return try Check.result(of: problems, checked: checked)
  }

  private static func outdated(
    _ figures: String, of architecture: Architecture, command: String
  ) -> String {
    """
    There is no kept result on the \(figures) of \(architecture.name) for these sources and tests.
    Measure them anew: swift run -c release compare \(command) --architecture \(architecture.id)
    """
  }

  static func problems(of result: MutationResult.ArchitectureResult) -> [String] {
    result.missed.map { "No view-free test notices \($0.mutant.key)." }
      + result.unnoticed.unexplained.map { "No reason is given for \($0)." }
      + result.unnoticed.outdated.map { "A mutant is noticed or gone, and still listed: \($0)." }
  }

  /// Returns the problem of an architecture whose kept coverage is not the measured one.
  ///
  /// The running time of the tests is another in each run.
  static func problems(
    of architecture: Architecture, kept: ModuleCoverage, measured: ModuleCoverage?
  ) -> [String] {
    var measured = measured
    measured?.testSeconds = kept.testSeconds
    measured?.kept = kept.kept
    guard measured != kept else { return [] }
    return [
      """
      The coverage of \(architecture.name) is not the kept one.
      Measure it anew: swift run -c release compare coverage --fresh --architecture \
      \(architecture.id)
      """
    ]
  }
}
