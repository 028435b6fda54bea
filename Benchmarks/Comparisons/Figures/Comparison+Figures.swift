import CodeSizes
import Coverage
import Scenarios
import Tables

extension Comparison {
  typealias EntryFigure = Figure<Entry>

  /// The figures of the code by roles.
  static var distribution: [EntryFigure] {
    [
      Figure(
        "largest role's share of the code",
        "The code lines of the largest role, of all the module's.",
        best: .lowest
      ) { entry in
        entry.size.flatMap { size in
          .share(size.roles.values.map(\.size.codeLines).max() ?? 0, of: size.total.codeLines)
        }
      },
      Figure("roles", "The roles that have files in the module; no number is best.", best: nil) {
        ($0.size?.roles.count).map { .count($0) }
      },
      Figure(
        "references between roles",
        "How often code of one role names a type of another; no number is best.", best: nil
      ) { entry in
        entry.size.map { size in
          .count(size.roles.values.flatMap(\.uses.values).reduce(0, +))
        }
      },
    ]
  }

  /// The figures of tests.
  static var testability: [EntryFigure] {
    [
      Figure(
        "requirements proved without a view",
        """
        Of the \(Requirement.all.count) requirements of the screens, those proved by a test that \
        runs no code of HeadlessUIKit or Views.
        """, best: .highest
      ) { entry in
        entry.coverage.map { coverage in
          let proved = coverage.requirementsViewFree.count
          return FigureValue(number: Double(proved), text: "\(proved) of \(Requirement.all.count)")
        }
      },
      coverage(
        "lines needing a view", "Lines that tests or scenarios reach and no view-free test does.",
        .lowest
      ) {
        .count($0.linesNeedingView)
      },
      coverage(
        "lines reached by view-free tests", "Share of the module's lines that can run.", .highest
      ) { .share($0.viewFree.linesCovered, of: $0.viewFree.lines) },
      coverage(
        "lines reached by all its own tests", "The same, tests with views included.", .highest
      ) { .share($0.all.linesCovered, of: $0.all.lines) },
      coverage("tests", "The module's own tests; no number is best.", nil) { .count($0.tests) },
      coverage("test code lines", "Code lines of these tests; no number is best.", nil) {
        .count($0.testCodeLines)
      },
      coverage("test doubles", "Types that stand in for others in the tests.", .lowest) {
        .count($0.testDoubles)
      },
    ]
  }

  /// The figures of the code to write and to read, compared with a baseline.
  static func easeOfUse(baseline: Entry?) -> [EntryFigure] {
    let greeting = baseline?.size?.features["Greeting"]?.codeLines
    let name = baseline?.name ?? "the baseline"
    let lines = CodeSizeFigures.codeLines
    let all = [
      EntryFigure("code lines", lines.meaning, best: .lowest) {
        ($0.size?.total.codeLines).map { .count($0) }
      },
      feature("Greeting", "Of these, the smallest screen's: close to the pattern's ceremony."),
      EntryFigure(
        "Greeting, times \(name)'s", "How many times the code lines that \(name) takes for it.",
        best: .lowest
      ) { entry in
        guard let greeting, let own = entry.size?.features["Greeting"]?.codeLines else {
          return nil
        }
        return .multiple(own, of: greeting)
      },
      feature("Profile", "Of these, the larger screen's."),
      feature("Shared", "Of these, what both screens need of the pattern."),
    ]
    return all
      + (CodeSizeFigures.details + CodeSizeFigures.machineCode).map { $0.of { $0.size?.total } }
  }

  private static func coverage(
    _ label: String, _ meaning: String, _ best: BestValue?,
    _ value: @escaping (ModuleCoverage) -> FigureValue?
  ) -> EntryFigure {
    Figure(label, meaning, best: best) { $0.coverage.flatMap(value) }
  }

  private static func feature(_ name: String, _ meaning: String) -> EntryFigure {
    Figure("code lines, \(name)", meaning, best: .lowest) {
      ($0.size?.features[name]?.codeLines).map { .count($0) }
    }
  }
}
