import Architectures
import Costs
import Reports

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
      return dispatch.allSatisfy { $0.ratio == .one }
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
}
