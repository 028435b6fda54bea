import DispatchCosts
import Statistics
import Terminal

/// The time of an architecture, divided by that of the baseline.
private struct TimedRow {
  let name: String
  let ratio: Double
  let isWithinNoise: Bool

  /// The ratio or its reciprocal, whichever is greater: 2 for the ratio 2 and for the ratio 0.5.
  var difference: Double { max(ratio, 1 / ratio) }
}

/// An interaction, with the times of the architectures that are compared with the baseline.
private struct TimedInteraction {
  let id: String
  let rows: [TimedRow]

  /// The row whose time differs most from the baseline's, among the rows outside the noise; `nil`
  /// if all rows are within the noise.
  var largest: TimedRow? {
    rows.filter { !$0.isWithinNoise }.max { $0.difference < $1.difference }
  }
  /// The greatest ``TimedRow/difference`` of the rows; 1 if there are no rows.
  var difference: Double { rows.map(\.difference).max() ?? 1 }
  /// The clause that says how far the ratios go, such as `they are ×1.00 to ×1.07`.
  var range: String {
    let ratios = rows.map(\.ratio)
    let unclear = rows.count(where: \.isWithinNoise)
    guard unclear < rows.count else { return "all are within the noise" }
    let ends = rangeText("×\((ratios.min() ?? 1).fixed(2))", "×\((ratios.max() ?? 1).fixed(2))")
    let remark = unclear > 0 ? ", \(unclear) of \(rows.count) within the noise" : ""
    return "they are \(ends)\(remark)"
  }
}

extension Comparison {
  /// Returns sentences on the greatest and the smallest differences from the baseline's times.
  ///
  /// The sentences name the interaction with the greatest difference and the interaction with the
  /// smallest differences.
  ///
  /// - Parameter baseline: The architecture that the others are compared with.
  /// - Returns: The sentences; `nil` if no time of another architecture was measured.
  func differencesInTime(baseline: Entry) -> String? {
    let timed = interactions.map { TimedInteraction(id: $0, rows: timedRows(of: $0, baseline)) }
      .filter { !$0.rows.isEmpty }
    guard !timed.isEmpty else { return nil }
    let different = timed.compactMap { each in each.largest.map { (id: each.id, row: $0) } }
    guard let most = different.max(by: { $0.row.difference < $1.row.difference })
    else {
      return "No time differs from that of \(baseline.name) by more than the noise."
    }
    let sentence = """
      Compared with \(baseline.name), times differ most in \(most.id), where \(most.row.name) takes \
      ×\(most.row.ratio.fixed(2))
      """
    guard
      let least = timed.filter({ $0.id != most.id }).min(by: { $0.difference < $1.difference })
    else { return sentence + "." }
    return "\(sentence). Times differ least in \(least.id), where \(least.range)."
  }

  /// Returns the times of architectures in an interaction, as ratios to the baseline's time.
  ///
  /// The baseline itself and architectures without a measured time are left out.
  private func timedRows(of interaction: String, _ baseline: Entry) -> [TimedRow] {
    dispatchRows(of: interaction, baseline: baseline).compactMap { row in
      guard case .architecture(let entry) = row.subject, !row.isBaseline,
        let ratio = row.figures.ratio
      else { return nil }
      return TimedRow(name: entry.name, ratio: ratio.value, isWithinNoise: row.isWithinNoise)
    }
  }
}
