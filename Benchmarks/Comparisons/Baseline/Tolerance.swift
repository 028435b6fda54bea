import DispatchCosts
import Foundation

/// The percentage that a counter may grow by before it counts as grown.
package struct Tolerance: Equatable, Sendable {
  /// The tolerance of a check unless told otherwise.
  package static let standard = Tolerance(percent: 2)

  // In binary fractions, 1.1% of 1000 would not be exactly 11.
  private let percent: Decimal

  private init(percent: Decimal) {
    self.percent = percent
  }

  /// Reads a percentage such as `2`, `2.5` or `2%`; `nil` if the text is none.
  package init?(_ text: String) {
    // Up to nine digits on either side leave the products with counters exact.
    guard let match = text.wholeMatch(of: #/([0-9]{1,9}(?:\.[0-9]{1,9})?)%?/#),
      let percent = Decimal(string: String(match.1), locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self.percent = percent
  }

  /// The tolerance of a counter where this one holds for all.
  func holding(for counter: Counter) -> Tolerance {
    Tolerance(percent: max(percent, Decimal(counter.leastTolerance)))
  }

  /// The counters that have a least tolerance of their own, as words for the help.
  package static var exceptionsOfCounters: String {
    Counter.all.filter { $0.leastTolerance > 0 }
      .map { "\($0.key) by \($0.leastTolerance)%" }.joined(separator: ", ")
  }

  /// The checked counters that may always grow by more than this.
  var exceptions: [(counter: Counter, tolerance: Tolerance)] {
    Counter.all.filter(\.isChecked).map { ($0, holding(for: $0)) }.filter { $0.1 != self }
  }

  /// True if a count is more than the tolerance above the one that was kept.
  func isExceeded(from kept: Int, to now: Int) -> Bool {
    difference(from: kept, to: now) > percent * Decimal(kept.magnitude)
  }

  /// True if a count is more than the tolerance below the one that was kept.
  func isUndercut(from kept: Int, to now: Int) -> Bool {
    difference(from: now, to: kept) > percent * Decimal(kept.magnitude)
  }

  /// In hundredths, like the percentage.
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
