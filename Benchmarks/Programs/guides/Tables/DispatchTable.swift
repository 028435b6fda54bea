import Costs
import Figures
import Reports
import Terminal

/// Returns the table for the guide to dispatch costs, with the figures of `baseline`, the
/// comparison in kept-run.json.
func dispatchTable(of baseline: Comparison) -> GuideTable {
  let interactions = ["profile-build", "greeting-tap", "name-saved"]
  let columns =
    interactions.flatMap { ["\($0), net", "price"] } + [
      "name-saved, hops", "retains", "weak loads", "allocations",
    ]
  let rows = baseline.architectures.map { entry in
    let figures = { (interaction: String) in
      entry.dispatch?.first { $0.interaction == interaction }
    }
    let nets = interactions.flatMap {
      [figures($0)?.net?[.instructions], figures($0)?.price?[.instructions]]
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

/// Returns the table of the memory that screens keep, for the guide to dispatch costs.
///
/// - Parameter baseline: The comparison in kept-run.json.
/// - Returns: The table; `nil` if the memory was not measured.
func memoryTable(of baseline: Comparison) -> GuideTable? {
  baseline.architectures.first.flatMap(baseline.memoryTable)
    .map { GuideTable(corner: "Architecture", table: $0) }
}

/// Returns the table of the ways to deliver a text to labels, for the guide to dispatch costs.
///
/// - Parameter baseline: The comparison in kept-run.json.
/// - Returns: The table with the exact counts; `nil` if they were not measured.
func bindingsTable(of baseline: Comparison) -> GuideTable? {
  guard let bindings = baseline.controls.bindings else { return nil }
  let counters: [(title: String, counter: Counter)] = [
    ("instructions", .instructions), ("hops", .dynamicHops), ("retains", .retains),
    ("releases", .releases), ("weak loads", .weakLoads), ("allocations", .allocations),
  ]
  let rows = bindings.map { figures in
    let name = ComparedBinding.all.first { $0.id == figures.interaction }?.name
    return (
      name ?? figures.interaction, counters.map { figures.counts[$0.counter]?.grouped ?? "–" }
    )
  }
  return GuideTable(
    corner: "Delivery",
    table: Table(columns: counters.map { Table.Column(title: $0.title) }, rows: rows))
}
