import Reports
import Sizes
import Terminal

extension Figure<ModuleCoverage> {
  package static var linesByViewFreeTests: Self {
    share(
      "lines-by-view-free", "test coverage without a screen", column: "coverage",
      better: nil,
      """
      The share of the module's executable lines that the view-free tests execute. Each line that \
      needs no screen raises it, whether a mistake can be made there or not.
      """, \.viewFree)
  }

  package static var linesByScenarios: Self {
    share(
      "lines-by-scenarios", "lines reached by scenarios", better: .more,
      "The share of the module's executable lines that the scenarios execute.", \.scenarios)
  }

  package static var linesOnlyWithScreen: Self {
    Self(
      "lines-only-with-a-screen", "lines only with a screen", unit: "lines", better: .less,
      sameness: .ofSizes,
      "Executable lines that the scenarios execute, and no view-free test does."
    ) { .count($0.linesNeedingView) }
  }

  package static var viewFreeTests: Self {
    Self(
      "view-free-tests", "view-free tests", unit: "tests", better: nil, sameness: .exact,
      "The tests that execute no function of a view. The scenarios test the screens."
    ) { .count($0.tests) }
  }

  package static var testLines: Self {
    Self(
      "test-lines", "lines of view-free tests", unit: "lines", better: nil, sameness: .ofSizes,
      "The code lines of the view-free tests."
    ) { .count($0.testCodeLines) }
  }

  package static var testDoubles: Self {
    Self(
      "test-doubles", "test doubles", unit: "types", better: .less, sameness: .exact,
      "Types that replace other types in the view-free tests."
    ) { .count($0.testDoubles) }
  }

  package static var testTime: Self {
    Self(
      "test-time", "running time of view-free tests", unit: "ms", better: nil,
      sameness: .factor(1.2),
      """
      The shortest of three runs of the view-free tests, one test after the other, in an \
      unoptimized build with coverage.
      """
    ) { coverage in
      coverage.testSeconds.map { Value(1000 * $0, text: "\((1000 * $0).fixed(0)) ms") }
    }
  }

  private static func share(
    _ id: String, _ label: String, column: String? = nil, better: Better?, _ meaning: String,
    _ cover: @escaping @Sendable (ModuleCoverage) -> Cover
  ) -> Self {
    Self(
      "\(id).share", label, column: column, unit: "%", better: better, sameness: .difference(1),
      meaning
    ) { .share(cover($0).linesCovered, of: cover($0).lines) }
  }
}
