import CodeSizes
import Comparisons
import Coverage
import DispatchCosts
import Scenarios
import Tables
import Terminal

/// The README's table: sizes and tests of a run, and dispatch costs of the kept run.
func summaryTable(of comparison: Comparison, dispatchFrom baseline: Comparison) -> GuideTable {
  var comparison = comparison
  for index in comparison.architectures.indices {
    let id = comparison.architectures[index].id
    // Instructions move by a few percent from build to build.
    comparison.architectures[index].dispatch =
      baseline.architectures.first { $0.id == id }?.dispatch
  }
  return GuideTable(corner: "Architecture", table: comparison.summary)
}

extension Comparison {
  /// One row for each architecture with the figures that most readers look for.
  var summary: Table {
    Table(
      columns: [
        "Code lines", "of them for the smallest screen (Greeting)",
        "Requirements (of \(Requirement.all.count)) its tests prove without a view",
        "Lines of test code", "Instructions beyond a bare screen to show a saved name",
      ].map { Table.Column(title: $0) },
      rows: architectures.map { entry in
        let figures = [
          entry.size?.total.codeLines, entry.size?.features["Greeting"]?.codeLines,
          entry.coverage?.requirementsViewFree.count, entry.coverage?.testCodeLines,
          entry.dispatch?.first { $0.interaction == "name-saved" }?.net?[.instructions],
        ]
        return (entry.name, figures.map { $0?.grouped ?? "–" })
      })
  }
}
