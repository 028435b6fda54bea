import Terminal

/// A number to compare, with the range in which it lies and the text that shows it.
package struct Value: Codable, Hashable, Sendable {
  package let number: Double
  /// The lowest number, such as that of the program's layouts; equal to ``number`` without a range.
  package let low: Double
  /// The highest number; equal to ``number`` without a range.
  package let high: Double
  package let text: String

  /// Creates a value with a range, by default one that holds only the number.
  package init(_ number: Double, low: Double? = nil, high: Double? = nil, text: String) {
    self.number = number
    self.low = low ?? number
    self.high = high ?? number
    self.text = text
  }
}

extension Value {
  /// Returns a count as a value.
  package static func count(_ count: Int) -> Self {
    Self(Double(count), text: count.grouped)
  }

  /// Returns a part divided by a whole, as a number from 0 to 100; `nil` if the whole is 0.
  ///
  /// The text is `100.0%` only if the part equals the whole, and never because of rounding.
  package static func share(_ part: Int, of whole: Int) -> Self? {
    guard whole > 0 else { return nil }
    let share = Double(part) / Double(whole)
    let perMille = part < whole ? min(999, Int((share * 1000).rounded())) : 1000
    return Self(100 * share, text: "\(perMille / 10).\(perMille % 10)%")
  }
}
