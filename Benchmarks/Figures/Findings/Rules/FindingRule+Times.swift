import Costs
import Reports
import Terminal

extension FindingRule {
  /// The rule on the number of times that differ from the baseline's.
  ///
  /// It names no interaction, since the one that differs most depends on the machine.
  static let times = FindingRule(
    "times", needing: .times,
    """
    Counts the ratios to the baseline's time outside the noise; noise is a ratio whose interval \
    holds 1, or which differs from 1 no more than the baseline measured again; left out without \
    ratios.
    """
  ) { comparison, baseline in
    guard let baseline else { return nil }
    let rows = comparison.interactions.flatMap { comparison.timedRows(of: $0, baseline) }
    guard !rows.isEmpty else { return nil }
    let clear = rows.count { !$0.isWithinNoise }
    guard clear > 0 else {
      return "No time differs from that of \(baseline.name) by more than the noise."
    }
    return """
      \(clear.grouped) of \(rows.count.grouped) times of interactions \
      \(clear == 1 ? "differs" : "differ") from those of \(baseline.name) by more than the noise.
      """
  }
}

extension Comparison {
  /// Returns the rows with a measured time of an interaction, but for those of the baseline.
  fileprivate func timedRows(of interaction: String, _ baseline: Entry) -> [DispatchRow] {
    dispatchRows(of: interaction, baseline: baseline).filter { row in
      guard case .architecture = row.subject, !row.isBaseline else { return false }
      return row.figures.ratio != nil
    }
  }
}
