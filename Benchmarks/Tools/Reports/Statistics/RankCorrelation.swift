import Foundation

/// How well two lists of numbers agree in their order: Spearman's ρ, from -1 to 1.
package struct RankCorrelation: Codable, Equatable, Sendable {
  package let rho: Double
  /// The 95% interval of the correlation of which the numbers are a sample; `nil` below five
  /// numbers.
  ///
  /// Source: E. C. Fieller, H. O. Hartley and E. S. Pearson, 1957.
  @OrNull package var interval: ClosedRange<Double>?

  /// Compares two lists of the same length; equal numbers share their rank.
  ///
  /// The initializer fails if the numbers of a list are all equal, or if there are none.
  package init?(of xs: [Double], and ys: [Double]) {
    let (xs, ys) = (Self.ranks(of: xs), Self.ranks(of: ys))
    let middle = Double(xs.count + 1) / 2
    func product(_ one: [Double], _ other: [Double]) -> Double {
      zip(one, other).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    }
    let scale = (product(xs, xs) * product(ys, ys)).squareRoot()
    guard scale > 0 else { return nil }
    rho = max(-1, min(1, product(xs, ys) / scale))
    guard xs.count > 4 else { return }
    let (center, width) = (atanh(rho), 1.96 * (1.06 / Double(xs.count - 3)).squareRoot())
    interval = tanh(center - width)...tanh(center + width)
  }

  /// Returns the rank of each number, counted from 1.
  static func ranks(of numbers: [Double]) -> [Double] {
    numbers.map { number in
      let (less, equal) = (numbers.count { $0 < number }, numbers.count { $0 == number })
      return Double(less) + Double(equal + 1) / 2
    }
  }
}
