import Costs
import Reports
import Terminal

extension FindingRule {
  /// The rule on the greatest and the smallest differences from the baseline's times.
  static let times = FindingRule(
    "times", needing: [.times],
    """
    Finds the greatest ratio to the baseline's time outside the noise, and the interaction with the \
    smallest ones; noise is a ratio whose interval holds 1, or which differs from 1 no more than \
    the baseline measured again; left out without ratios.
    """
  ) { comparison, baseline in
    guard let baseline else { return nil }
    let timed = comparison.interactions.map {
      TimedInteraction(id: $0, rows: comparison.timedRows(of: $0, baseline))
    }.filter { !$0.rows.isEmpty }
    guard !timed.isEmpty else { return nil }
    let different = timed.filter { $0.largest != nil }
    guard let most = different.max(by: { $0.largestDifference < $1.largestDifference }),
      let largest = most.largest
    else { return "No time differs from that of \(baseline.name) by more than the noise." }
    let names = most.rows.filter { !$0.isWithinNoise && $0.ratio == largest.ratio }.map(\.name)
    let least = timed.filter { $0.id != most.id }.min { $0.difference < $1.difference }
    let ratios = timed.flatMap(\.rows)
    let unclear = ratios.count(where: \.isWithinNoise)
    let noise = """
       Of the \(ratios.count) ratios in \(timed.count) \
      \(timed.count == 1 ? "interaction" : "interactions"), \
      \(unclear == 0 ? "none" : unclear.grouped) \(unclear > 1 ? "are" : "is") within the noise.
      """
    let similar = least.map { timed in
      " They differ least in \(InteractionWords.words(for: timed.id)): \(timed.range)."
    }
    return """
      Compared with \(baseline.name), times differ most in \
      \(InteractionWords.words(for: most.id)): \(names.shortList()) \
      \(names.count == 1 ? "takes" : "take") ×\(largest.ratio.fixed(2)).\
      \(similar ?? "")\(ratios.count > 1 ? noise : "")
      """
  }
}

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
  /// The difference of ``largest``; 1 if all rows are within the noise.
  var largestDifference: Double { largest?.difference ?? 1 }
  /// The greatest ``TimedRow/difference`` of the rows; 1 if there are no rows.
  var difference: Double { rows.map(\.difference).max() ?? 1 }
  /// The clause that says how far the ratios go, such as `all others take ×1.00 to ×1.07`.
  var range: String {
    let ratios = rows.map(\.ratio)
    guard rows.contains(where: { !$0.isWithinNoise }) else {
      return "all ratios are within the noise"
    }
    let low = "×\((ratios.min() ?? 1).fixed(2))"
    let high = "×\((ratios.max() ?? 1).fixed(2))"
    return rows.count == 1
      ? "\(rows[0].name) takes \(low)"
      : "all others take \(low == high ? low : "\(low) to \(high)")"
  }
}

extension Comparison {
  /// Returns the times of architectures in an interaction, as ratios to the baseline's time.
  ///
  /// The baseline itself and architectures without a measured time are left out.
  fileprivate func timedRows(of interaction: String, _ baseline: Entry) -> [TimedRow] {
    dispatchRows(of: interaction, baseline: baseline).compactMap { row in
      guard case .architecture(let entry) = row.subject, !row.isBaseline,
        let ratio = row.figures.ratio
      else { return nil }
      return TimedRow(name: entry.name, ratio: ratio.value, isWithinNoise: row.isWithinNoise)
    }
  }
}
