import Reports
import Testability

extension Comparison {
  /// Returns this comparison of sizes and tests with the dispatch costs of a kept run.
  ///
  /// The number of instructions changes by a few percent from build to build, so documents show
  /// kept numbers and not new ones.
  package func withDispatch(of kept: Comparison) -> Comparison {
    var comparison = self
    comparison.controls = kept.controls
    comparison.dispatchEnvironment = kept.environment
    // Together the two runs have all parts.
    comparison.notes = (notes + kept.notes).filter { $0.kind != .notMeasured }
    for index in comparison.architectures.indices {
      let id = architectures[index].id
      comparison.architectures[index].dispatch =
        kept.architectures.first { $0.id == id }?.dispatch
    }
    return comparison
  }

  /// The floor and all architectures, with the costs of the floor as those of an architecture.
  package var withFloor: Comparison {
    var comparison = self
    var floor = Entry(id: "floor", name: "floor")
    floor.dispatch = controls.floor
    comparison.architectures.insert(floor, at: 0)
    return comparison
  }

  /// A text that differs if a figure, a finding or the run of the dispatch costs differs.
  ///
  /// A page that was made from this comparison carries it.
  ///
  /// - Returns: The text.
  /// - Throws: `EncodingError` if a figure is not a finite number.
  package func digest() throws -> String {
    let costs = dispatchEnvironment ?? environment
    return try SourceDigest(of: [
      costs.date, costs.commit ?? "–", architectures.json(), controls.json(), kinds.json(),
      findings.json(),
    ]).text
  }
}
