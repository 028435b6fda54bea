import Comparisons
import DispatchCosts
import Tables
import Terminal

/// Returns the table for the guide to dispatch costs, with the figures of `baseline`, the
/// comparison in baseline.json.
func dispatchTable(of baseline: Comparison) -> GuideTable {
  let columns = [
    "greeting-tap, net", "profile-retried, net", "name-saved, net", "name-saved, hops", "retains",
    "weak loads", "allocations",
  ]
  let rows = baseline.architectures.map { entry in
    let figures = { (interaction: String) in
      entry.dispatch?.first { $0.interaction == interaction }
    }
    let nets = ["greeting-tap", "profile-retried", "name-saved"].map {
      figures($0)?.net?[.instructions]
    }
    let counts = figures("name-saved")?.counts
    let others = [
      counts?[.dynamicHops], counts?[.retains], counts?[.weakLoads], counts?[.allocations],
    ]
    return (entry.name, (nets + others).map { $0?.grouped ?? "–" })
  }
  return GuideTable(
    corner: "Architecture",
    table: Table(columns: columns.map { Table.Column(title: $0) }, rows: rows))
}
