import Comparisons

/// Returns the table of the README.
///
/// Sizes and tests are those of `comparison`. Dispatch costs are those of `baseline`, the
/// comparison in baseline.json.
func summaryTable(of comparison: Comparison, dispatchFrom baseline: Comparison) -> GuideTable {
  var comparison = comparison
  for index in comparison.architectures.indices {
    let id = comparison.architectures[index].id
    // The number of instructions changes by a few percent from build to build.
    comparison.architectures[index].dispatch =
      baseline.architectures.first { $0.id == id }?.dispatch
  }
  return GuideTable(corner: "Architecture", table: comparison.summary)
}
