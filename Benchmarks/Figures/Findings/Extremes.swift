import Terminal

/// The architectures with the least and with the most of something, such as code lines.
struct Extremes {
  let least: Int
  let most: Int
  /// The names of the architectures with the least, such as `MVC and MVP`.
  let leastNames: String
  /// The names of the architectures with the most.
  let mostNames: String

  /// True if no architecture has more than another one.
  var areEqual: Bool { least == most }

  /// Finds the extremes among the architectures for which `value` is known; `nil` if there are no
  /// such architectures.
  init?(among entries: [Comparison.Entry], of value: (Comparison.Entry) -> Int?) {
    let known = entries.compactMap { entry in value(entry).map { (entry: entry, value: $0) } }
    guard let least = known.map(\.value).min(), let most = known.map(\.value).max() else {
      return nil
    }
    self.least = least
    self.most = most
    leastNames = known.filter { $0.value == least }.map(\.entry).shortList
    mostNames = known.filter { $0.value == most }.map(\.entry).shortList
  }

  /// The most divided by the least, such as `×2.87`; `nil` if the least is not positive.
  var ratioText: String? {
    least > 0 ? "×\((Double(most) / Double(least)).fixed(2))" : nil
  }

  /// Returns the range with the names as text.
  ///
  /// - Parameter unit: The word after the first number.
  /// - Returns: The text, such as `31 lines (MVC) to 89 (VIPER)`; only one number if all are equal.
  func text(unit: String) -> String {
    let first = "\(least.signed) \(unit) (\(leastNames))"
    return areEqual ? first : "\(first) to \(most.signed) (\(mostNames))"
  }
}

extension Int {
  /// The number with commas between thousands, and with a minus sign if it is negative.
  fileprivate var signed: String { (self < 0 ? "−" : "") + Int(magnitude).grouped }
}

/// Returns a part of a whole as text, rounded to a whole percentage.
///
/// - Parameters:
///   - part: A number from 0 to `whole`.
///   - whole: A number above 0.
/// - Returns: The text, such as `29%`. A part that is neither nothing nor the whole is not rounded
///   to 0% or to 100%.
func percentage(_ part: Int, of whole: Int) -> String {
  let percent = Int((100 * Double(part) / Double(whole)).rounded())
  if percent == 0, part > 0 { return "less than 1%" }
  if percent == 100, part < whole { return "more than 99%" }
  return "\(percent)%"
}
