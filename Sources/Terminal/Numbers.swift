import Foundation

extension Int {
  /// The number with a comma between thousands, wherever the reader lives.
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
  /// The number with as many decimals.
  package func fixed(_ decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }

  /// The number with about three digits that count, and with all before the decimal point.
  package var threeDigits: String {
    switch magnitude {
    case ..<9.995: fixed(2)
    case ..<99.95: fixed(1)
    case ..<1e15: Int(rounded()).grouped
    default: String(format: "%g", self)
    }
  }
}
