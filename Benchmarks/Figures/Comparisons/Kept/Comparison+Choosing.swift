import Architectures

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
}
