import Architectures
import Costs
import Reports
import Testability

extension Comparison {
  /// Restricts a kept comparison to some architectures.
  ///
  /// - Parameters:
  ///   - asked: The ids of the architectures to keep; `nil` for all in `Architecture.all`.
  ///   - path: The path of the file from which the comparison was read, for the error.
  /// - Returns: The comparison with only these architectures, and with the baseline of the
  ///   comparison's ratios even if its id is not in `asked`.
  /// - Throws: ``ArchitecturesMissing`` if the comparison lacks one of the architectures.
  package func restricted(
    to asked: [String]?, path: String
  ) throws(ArchitecturesMissing) -> Comparison {
    let known = Architecture.all.map(\.id)
    let kept = architectures.map(\.id).filter(known.contains)
    let missing = (asked ?? []).filter { !kept.contains($0) }
    guard missing.isEmpty, !kept.isEmpty else {
      throw ArchitecturesMissing(path: path, ids: missing, kept: kept)
    }
    var comparison = self
    comparison.architectures = known.compactMap { id in
      guard asked?.contains(id) ?? true || id == ratioBaselineID else { return nil }
      return architectures.first { $0.id == id }
    }
    return comparison
  }

  /// Finds the baseline of a kept comparison.
  ///
  /// - Parameter asked: The id of the baseline that the user asked for.
  /// - Returns: The id of the architecture whose ratios are all 1. Without ratios, `asked`, or the
  ///   id of the first architecture if the comparison lacks `asked`.
  package func baselineID(asked: String) -> String {
    let ids = architectures.map(\.id)
    return ratioBaselineID ?? (ids.contains(asked) ? asked : ids.first ?? asked)
  }

  /// The id of the baseline, the architecture whose ratios are all exactly 1; `nil` if there is
  /// none.
  package var ratioBaselineID: String? {
    architectures.first { entry in
      guard let dispatch = entry.dispatch, !dispatch.isEmpty else { return false }
      return dispatch.values.allSatisfy { $0.ratio == .one }
    }?.id
  }

  /// Returns the sentence that names the commands which measure all figures and then use them.
  ///
  /// - Parameter command: The command that reads the figures, such as `findings`.
  /// - Returns: The sentence, without a full stop, since it ends with a command.
  package static func wholeRun(thenCalling command: String) -> String {
    """
    For a whole run: compare --format json --output FILE.json; then: compare \(command) --from \
    FILE.json
    """
  }

  // MARK: - Documents

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

  /// A text that differs if a figure, the words of a finding or the run of the dispatch costs differs.
  ///
  /// A page that was made from this comparison carries it.
  ///
  /// - Returns: The text.
  /// - Throws: `EncodingError` if a figure is not a finite number.
  package func digest() throws -> String {
    let costs = dispatchEnvironment ?? environment
    return try SourceDigest(of: [
      costs.date, costs.commit ?? "–", architectures.json(), controls.json(), kinds.json(),
      findings.json(), Finding.ofDifferences.json(),
    ]).text
  }
}
