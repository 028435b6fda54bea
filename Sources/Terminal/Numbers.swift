import Foundation

extension Int {
  /// The number as text with a comma between thousands, in every locale.
  package var grouped: String {
    var digits = String(magnitude)
    var end = digits.endIndex
    while let start = digits.index(end, offsetBy: -3, limitedBy: digits.startIndex),
      start > digits.startIndex
    {
      digits.insert(",", at: start)
      end = start
    }
    return self < 0 ? "-" + digits : digits
  }
}

extension Double {
  /// Returns the number as text with the given number of decimals.
  package func fixed(_ decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }

  /// The number as text with about three significant digits, and all digits before the point.
  package var threeDigits: String {
    switch magnitude {
    case ..<9.995: fixed(2)
    case ..<99.95: fixed(1)
    case ..<1e15: Int(rounded()).grouped
    default: String(format: "%g", self)
    }
  }
}
