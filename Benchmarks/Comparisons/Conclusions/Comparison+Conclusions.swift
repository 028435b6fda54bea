extension Comparison {
  /// Returns conclusions, which say what the figures mean.
  ///
  /// Each conclusion is computed from the figures by a rule, and has one or more sentences. A
  /// conclusion whose figures were not measured is left out.
  ///
  /// - Parameter id: The id of the baseline, the architecture that the others are compared with.
  /// - Returns: At most five conclusions, in the order in which reports show them.
  package func conclusions(baseline id: String) -> [String] {
    let baseline = architectures.first { $0.id == id }
    return [
      codeForFindingFaults(baseline: baseline), moreCodeForFewerFaultsFound,
      baseline.flatMap(differencesInTime), memoryInUse, commonWork,
    ].compactMap(\.self)
  }
}

extension [Comparison.Entry] {
  /// The names of the architectures as text, such as `MVP, MVVM and VIPER`.
  var listed: String {
    let names = map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// Returns a part of a whole as text, rounded to a whole percentage, such as `29%`.
func percentage(_ part: Int, of whole: Int) -> String {
  "\(Int((100 * Double(part) / Double(whole)).rounded()))%"
}

/// Returns a range as text, such as `×1.01 to ×1.07`; only `low` if `low` and `high` are equal.
func rangeText(_ low: String, _ high: String) -> String {
  low == high ? low : "\(low) to \(high)"
}
