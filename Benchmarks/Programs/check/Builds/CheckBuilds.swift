import Figures
import Foundation
import Reports
import Terminal
import Toolchain

/// A command that checks that no count grows when only names and unused code change.
///
/// The command makes several builds. It compares the counts of each build, such as the numbers of
/// instructions, with the counts in the file `Benchmarks/kept-run.json`.
struct CheckBuilds: Command {
  static let name = "builds"
  static let abstract = "Checks the counts of builds in which only names and unused code differ."
  static let discussion = """
    The package is copied to a temporary folder. For each build, private members of the \
    architectures are renamed and unused code is added, as a seed decides. Then compare is built in \
    release and checks its counts against Benchmarks/kept-run.json. A build takes about two minutes. \
    Keep a new run first if the sources have changed since the last one, or if the last one was made \
    on another processor.
    """

  @Option("the number of builds", .number(in: 1...1_000)) var builds = 10

  func run() throws -> ExitCode {
    let folder = try Check.packageFolder()
    let kept = try KeptComparison(
      folder.appending(path: "Benchmarks/kept-run.json").path, for: .check
    ).comparison.environment
    var notes: [String] = []
    let now = RunEnvironment.current(packageFolder: folder, notes: &notes)
    guard now.hasSameProcessor(as: kept) else {
      return try Check.result(of: [Self.otherProcessor(now, kept)], checked: "the kept run")
    }
    let copy = try PackageCopy(of: folder)
    var problems: [String] = []
    for seed in 1...builds {
      let changes = try copy.change(seed: UInt64(seed))
      let check = try copy.checkDispatch()
      // The last line of the report has the totals.
      let totals = check.output.split(separator: "\n").last.map(String.init) ?? ""
      try StandardStreams().write("Build \(seed), \(changes): \(totals)\n")
      if let failure = check.failure {
        problems.append("Build \(seed) does not pass (\(failure)):\n\(check.tail)")
      }
    }
    return try Check.result(of: problems, checked: builds == 1 ? "1 build" : "\(builds) builds")
  }

  /// Returns the problem that the kept run was made on another processor.
  static func otherProcessor(_ now: RunEnvironment, _ kept: RunEnvironment) -> String {
    """
    Benchmarks/kept-run.json was made on \(kept.processor ?? "an unknown processor"), and this \
    machine has \(now.processor ?? "an unknown processor"). Instructions would not be checked. Keep a \
    new run first: compare dispatch --save Benchmarks/kept-run.json
    """
  }
}
