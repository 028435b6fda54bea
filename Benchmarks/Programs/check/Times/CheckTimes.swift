import Figures
import Foundation
import Terminal
import TestSupport

/// A command that checks that the ratios of other builds lie in the intervals of a kept run.
///
/// A ratio is a time divided by the time of the baseline. The other builds have the same code in
/// another order. At least 90% of their ratios must lie in the intervals.
struct CheckTimes: Command {
  static let name = "times"
  static let abstract = "Checks that the intervals of a kept run hold the ratios of other builds."
  static let discussion = """
    Each build has functions and data in another order, and other unused code. Its ratios come from \
    'compare dispatch --quick' in that one build. It is a problem if the intervals of the kept run \
    hold less than 90% of all ratios. This takes some minutes; nothing else should run on the machine.
    """

  @Option("a run that 'compare dispatch --save FILE' has kept", .file) var from: String
  @Option("the number of other builds", .number(in: 1...1_000)) var builds = 10

  func run() throws -> ExitCode {
    let package = try Check.packageFolder()
    let kept = try KeptComparison(from, for: .page).comparison
    let compare = try CompareProgram(in: package)
    let measured = try (1...builds).map { number in
      StandardStreams().writeError("Measuring build \(number) of \(builds).\n")
      return try Self.measured(number, of: compare, like: kept, in: package)
    }
    let coverage = IntervalCoverage(of: measured, in: kept)
    try StandardStreams().write(coverage.table.joined(separator: "\n") + "\n")
    return try Check.result(
      of: [coverage.problem].compactMap(\.self), checked: "the ratios of \(builds) other builds")
  }

  /// Makes another build of `compare`, runs it, and returns the figures that it has measured.
  private static func measured(
    _ number: Int, of compare: CompareProgram, like kept: Comparison, in package: URL
  ) throws -> Comparison {
    let folder = try TemporaryFolder()
    let build = try OtherBuild(number, of: compare, in: folder)
    let baseline = kept.ratioBaselineID.map { ["--baseline", $0] } ?? []
    let file = folder.path("run.json")
    try build.compare.dispatch(
      ["--quick", "--save", file, "--output", folder.path("report")] + baseline, in: package)
    return try KeptComparison(file, for: .page).comparison
  }
}
