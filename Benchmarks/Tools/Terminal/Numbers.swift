import Foundation

extension Int {
  /// The number as text with commas between thousands in every locale, such as `12,345`.
  package var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}

extension Double {
  /// Returns the number as text with `decimals` digits after the decimal point.
  package func fixed(_ decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }

  /// The number as text with about three significant digits, such as `1.23`, `12.3` or `1,234`.
  ///
  /// A number below 1e15 keeps all digits before the decimal point.
  package var threeDigits: String {
    switch magnitude {
    case ..<9.995: fixed(2)
    case ..<99.95: fixed(1)
    case ..<1e15: Int(rounded()).grouped
    default: String(format: "%g", self)
    }
  }
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
