import DispatchCosts
import Foundation

/// The percentage by which a count may grow without failing a check.
package struct Tolerance: Equatable, Sendable {
  /// The default tolerance of a check, which is 2%.
  package static let standard = Tolerance(percent: 2)

  // In binary fractions, 1.1% of 1000 would not be exactly 11.
  private let percent: Decimal

  private init(percent: Decimal) {
    self.percent = percent
  }

  /// Creates a tolerance from text such as `2`, `2.5` or `2%`; `nil` if the text is no percentage.
  package init?(_ text: String) {
    // With at most nine digits before and after the point, products with counts are exact.
    guard let match = text.wholeMatch(of: #/([0-9]{1,9}(?:\.[0-9]{1,9})?)%?/#),
      let percent = Decimal(string: String(match.1), locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self.percent = percent
  }

  /// Returns this tolerance or the counter's ``Counter/leastTolerance``, the larger of the two.
  func holding(for counter: Counter) -> Tolerance {
    Tolerance(percent: max(percent, Decimal(counter.leastTolerance)))
  }

  /// The text for the command's help that lists the counters with a tolerance of their own, such
  /// as `instructions by 6%`.
  package static var exceptionsOfCounters: String {
    Counter.all.filter { $0.leastTolerance > 0 }
      .map { "\($0.key) by \($0.leastTolerance)%" }.joined(separator: ", ")
  }

  /// The compared counters that may grow by more than this tolerance, each with the larger
  /// tolerance that holds for this counter.
  var exceptions: [(counter: Counter, tolerance: Tolerance)] {
    Counter.all.filter(\.isChecked).map { ($0, holding(for: $0)) }.filter { $0.1 != self }
  }

  /// Returns true if the new count is larger than the kept count by more than the tolerance.
  func isExceeded(from kept: Int, to now: Int) -> Bool {
    difference(from: kept, to: now) > percent * Decimal(kept.magnitude)
  }

  /// Returns true if the new count is smaller than the kept count by more than the tolerance.
  func isUndercut(from kept: Int, to now: Int) -> Bool {
    difference(from: now, to: kept) > percent * Decimal(kept.magnitude)
  }

  /// Returns the second count minus the first count, multiplied by 100.
  ///
  /// The result can be compared with a percentage multiplied by a count.
  private func difference(from start: Int, to end: Int) -> Decimal {
    // Counts in a damaged file may be too far apart for a difference in `Int`.
    (Decimal(end) - Decimal(start)) * 100
  }
}

extension Tolerance: CustomStringConvertible {
  package var description: String { "\(percent)%" }
}

extension Tolerance: Codable {
  package init(from decoder: any Decoder) throws {
    percent = try decoder.singleValueContainer().decode(Decimal.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(percent)
  }
}
