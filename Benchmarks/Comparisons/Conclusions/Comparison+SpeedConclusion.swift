import DispatchCosts
import Statistics
import Terminal

extension Comparison {
  private typealias TimedRow = (name: String, ratio: Double, isWithinNoise: Bool)

  /// Returns the sentence that says in how many interactions the time of an architecture differs
  /// from the baseline's, where it differs the most, and how far apart the times of a tap are.
  ///
  /// - Parameter baseline: The architecture that the others are compared with.
  /// - Returns: The sentence; `nil` if no time of another architecture was measured.
  func differencesInTime(baseline: Entry) -> String? {
    let timed = interactions.map { (id: $0, rows: timedRows(of: $0, baseline: baseline)) }
      .filter { !$0.rows.isEmpty }
    guard !timed.isEmpty else { return nil }
    let different = timed.filter { $0.rows.contains { !$0.isWithinNoise } }
    let extent = "\(timed.count) \(timed.count == 1 ? "interaction" : "interactions")"
    let beginning = "Time differs from that of \(baseline.name) by more than the noise in"
    let differences = different.flatMap { interaction in
      interaction.rows.filter { !$0.isWithinNoise }
        .map { (interaction: interaction.id, name: $0.name, ratio: $0.ratio) }
    }
    // A ratio of 0.5 is as far from 1 as a ratio of 2.
    guard
      let largest = differences.max(by: {
        max($0.ratio, 1 / $0.ratio) < max($1.ratio, 1 / $1.ratio)
      })
    else { return "\(beginning) none of \(extent)." }
    var sentence = """
      \(beginning) \(different.count) of \(extent), the most in \(largest.interaction), where \
      \(largest.name) takes ×\(largest.ratio.fixed(2))
      """
    if let tap = timed.first(where: { $0.id == "greeting-tap" }) {
      let ratios = tap.rows.map(\.ratio)
      let low = "×\((ratios.min() ?? 1).fixed(2))"
      let high = "×\((ratios.max() ?? 1).fixed(2))"
      sentence +=
        tap.rows.allSatisfy(\.isWithinNoise)
        ? "; in greeting-tap, a tap, nothing differs"
        : "; in greeting-tap, a tap, the ratio is \(rangeText(low, high))"
    }
    return sentence + "."
  }

  /// Returns the rows of the architectures that are compared with the baseline in time.
  private func timedRows(of interaction: String, baseline: Entry) -> [TimedRow] {
    dispatchRows(of: interaction, baseline: baseline).compactMap { row in
      guard case .architecture(let entry) = row.subject, !row.isBaseline,
        let ratio = row.figures.ratio
      else { return nil }
      return (name: entry.name, ratio: ratio.value, isWithinNoise: row.isWithinNoise)
    }
  }
}
