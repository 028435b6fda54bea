import Terminal

/// The rule by which two values of a figure count as the same.
///
/// Values whose ranges overlap are the same by any rule.
package enum Sameness: Hashable, Sendable {
  /// Only equal values are the same.
  case exact
  /// Values are the same if the larger one is at most this many times the smaller one.
  case factor(Double)
  /// Values are the same if they differ by at most this much, in the figure's unit.
  case difference(Double)

  /// The rule for sizes: two authors of one architecture wrote up to 13% more or fewer lines.
  package static let ofSizes = Sameness.factor(1.13)
  /// The rule for net instructions and times: two authors of one architecture differed by that.
  package static let ofCosts = Sameness.factor(2.4)

  /// Returns true if a value is less than another one, and not the same.
  package func isLess(_ one: Value, than other: Value) -> Bool {
    guard one.high < other.low else { return false }
    let gap = other.number - one.number
    // Products of decimal fractions, such as 1.13 × 100, are not exact.
    let rounding = 1e-9 * max(abs(one.number), abs(other.number))
    return switch self {
    case .exact: gap > 0
    case .factor(let most):
      gap > (most - 1) * min(abs(one.number), abs(other.number)) + rounding
    case .difference(let most): gap > most + rounding
    }
  }

  /// Returns true if neither of two values is less than the other one.
  package func areSame(_ one: Value, _ other: Value) -> Bool {
    !isLess(one, than: other) && !isLess(other, than: one)
  }

  /// Words the rule as the end of a sentence.
  ///
  /// - Parameter unit: The unit of the figure, such as `lines`.
  /// - Returns: The words, such as `within 13%`.
  package func words(in unit: String) -> String {
    switch self {
    case .exact: "only if they are equal"
    case .factor(let most) where most < 2: "within \(((most - 1) * 100).fixed(0))%"
    case .factor(let most): "within ×\(most.short)"
    case .difference(let most) where unit == "%":
      "within \(most.short) percentage point\(most == 1 ? "" : "s")"
    case .difference(1) where unit.hasSuffix("s"): "within 1 \(unit.dropLast())"
    case .difference(let most): "within \(most.short)\(unit.isEmpty ? "" : " \(unit)")"
    }
  }
}

extension Double {
  /// The number without digits after the point that say nothing, such as `2.4` and `5`.
  fileprivate var short: String { self == rounded() ? fixed(0) : fixed(1) }
}
