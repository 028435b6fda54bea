import Architectures
import Reports
import Terminal

extension Judgement {
  /// Creates the judgement that each of some architectures has fewer of a quantity than each of
  /// others.
  static func fewer(
    _ part: String? = nil, _ quantity: Quantity, in patterns: Architecture...,
    than others: [Architecture],
    note: String = ""
  ) -> Self {
    different(part, quantity, patterns, others, claimed: .less, note)
  }

  /// Creates the judgement that each of some architectures has more of a quantity than each of
  /// others.
  static func more(
    _ part: String? = nil, _ quantity: Quantity, in patterns: Architecture...,
    than others: [Architecture],
    note: String = ""
  ) -> Self {
    different(part, quantity, patterns, others, claimed: .more, note)
  }

  private static func different(
    _ part: String?, _ quantity: Quantity, _ patterns: [Architecture], _ others: [Architecture],
    claimed: Difference, _ note: String
  ) -> Self {
    let word = claimed == .less ? "fewer" : "more"
    let opponents = others.count > 3 ? "each of the \(others.count) others" : others.eachListed
    let rule = """
      Confirmed if \(patterns.eachListed) has \(word) \(quantity.unit) than \(opponents), by more \
      than \(Threshold.sameText).
      """
    return Self(part, reason: rule.with(note)) { comparison throws(MissingFigure) in
      let counts = try quantity.counts(of: patterns, in: comparison)
      let otherCounts = try quantity.counts(of: others, in: comparison)
      let verdicts = counts.flatMap { own in
        otherCounts.map { Difference(own.count, than: $0.count).verdict(claimed: claimed) }
      }
      // Of many others, the one that comes nearest decides.
      let nearest = otherCounts.sorted {
        claimed == .less ? $0.count < $1.count : $0.count > $1.count
      }
      let shown = others.count > 3 ? Array(nearest.prefix(1)) : otherCounts
      return Ruling(
        verdicts.combined, figure: quantity.text(of: counts, besides: shown))
    }
  }

  /// Creates the judgement that an architecture has about a number of times as much of a quantity
  /// as another one.
  ///
  /// The figure also has the ratio of `beside`, which has no influence on the verdict.
  static func about(
    _ ratios: ClosedRange<Double>, _ quantity: Quantity, of pattern: Architecture,
    to other: Architecture,
    beside: Quantity
  ) -> Self {
    let rule = """
      Confirmed from ×\(ratios.lowerBound.fixed(2)) to ×\(ratios.upperBound.fixed(2)); the verdict \
      is by the \(quantity.unit) alone.
      """
    return Self(reason: rule) { comparison throws(MissingFigure) in
      let own = try quantity.count(of: pattern, in: comparison)
      let reference = try quantity.count(of: other, in: comparison)
      guard let ratio = FigureValue.multiple(own.count, of: reference.count) else {
        throw MissingFigure(reason: "\(other.name) has no \(quantity.unit).")
      }
      let besides = try beside.text(
        of: [beside.count(of: pattern, in: comparison)],
        besides: [beside.count(of: other, in: comparison)])
      return Ruling(
        ratios.contains(ratio.number) ? .confirmed : .contradicted,
        figure: "\(quantity.text(of: [own], besides: [reference])); \(besides)")
    }
  }

  /// Creates the judgement that two architectures have the same amount of a quantity.
  static func same(
    _ part: String? = nil, _ quantity: Quantity, in pattern: Architecture, and other: Architecture
  ) -> Self {
    let rule = "Confirmed if the \(quantity.unit) differ by at most \(Threshold.sameText)."
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let own = try quantity.count(of: pattern, in: comparison)
      let reference = try quantity.count(of: other, in: comparison)
      return Ruling(
        Difference(own.count, than: reference.count) == .same ? .confirmed : .contradicted,
        figure: quantity.text(of: [own], besides: [reference]))
    }
  }
}

// MARK: - Text

/// The count of one architecture.
struct PatternCount {
  let pattern: Architecture
  let count: Int

  var text: String { "\(pattern.name) \(count.grouped)" }
}

extension Quantity {
  /// Returns the count of an architecture.
  func count(
    of pattern: Architecture, in comparison: Comparison
  ) throws(MissingFigure) -> PatternCount {
    PatternCount(pattern: pattern, count: try value(comparison, pattern))
  }

  /// Returns the counts of architectures.
  func counts(
    of patterns: [Architecture], in comparison: Comparison
  ) throws(MissingFigure) -> [PatternCount] {
    var counts: [PatternCount] = []
    for pattern in patterns { counts.append(try count(of: pattern, in: comparison)) }
    return counts
  }

  /// Returns the median of the counts of architectures, of which there is at least one.
  func median(of patterns: [Architecture], in comparison: Comparison) throws(MissingFigure)
    -> Double
  {
    let sorted = try counts(of: patterns, in: comparison).map(\.count).sorted()
    let middle = sorted.count / 2
    return Double(sorted[middle] + sorted[sorted.count - 1 - middle]) / 2
  }

  /// Returns counts as text, such as `MVP 62 (×2.00), MVC 31 code lines`.
  ///
  /// Each of the first counts has its ratio to the other one, if there is one other.
  func text(of counts: [PatternCount], besides others: [PatternCount]) -> String {
    let own = counts.map { count in
      guard others.count == 1 else { return count.text }
      let ratio = FigureValue.multiple(count.count, of: others[0].count)
      return count.text + (ratio.map { " (\($0.text))" } ?? "")
    }
    return (own + others.map(\.text)).joined(separator: ", ") + " \(unit)"
  }
}

extension [Architecture] {
  /// The names as the subject or object of a comparison, such as `each of MVP and MVVM`.
  var eachListed: String { count > 1 ? "each of \(listed)" : listed }
}

extension String {
  /// Returns the text, followed by a note unless the note is empty.
  func with(_ note: String) -> String { note.isEmpty ? self : "\(self) \(note)" }
}
