/// The limits at which rules decide; each limit is used by all rules of its kind.
enum Threshold {
  /// The largest share by which two equal counts may differ.
  ///
  /// A lead of a few lines is a habit of the author and no property of a pattern.
  static let same = 0.05
  /// The ratios that count as about twice: closer to 2 than to 1.5 or 2.5.
  static let twice = 1.75...2.25
  /// The largest ratio that counts as about half: the inverse of the least that is about twice.
  static let half = 1 / twice.lowerBound
  /// The share above which something is most of a whole.
  static let most = 0.5
  /// The largest share that counts as little of a whole.
  static let little = 0.25
  /// The largest ratio that counts as much less: a quarter less.
  static let muchLess = 0.75
  /// The ratio from which something is much dearer, where claims name ×1.76 and ×50.
  ///
  /// It lies as many times above the one as below the other.
  static let muchDearer = (1.76 * 50).squareRoot()
  /// The share of clear differences that must point one way if several interactions are compared.
  static let clearMajority = 0.75
  /// The largest number of mutable properties in a type that is nearly stateless.
  static let nearlyStateless = 1
  /// The share of 95% intervals that miss the true value by chance.
  static let chance = 0.05

  /// ``same`` as text.
  static let sameText = "\(Int((100 * same).rounded()))%"
}

/// The order of two counts, in which counts that differ by at most ``Threshold/same`` are equal.
enum Difference {
  case less, same, more

  /// Compares a count with another one.
  init(_ count: Int, than other: Int) {
    let margin = Threshold.same * Double(abs(other))
    if Double(count - other) > margin {
      self = .more
    } else if Double(other - count) > margin {
      self = .less
    } else {
      self = .same
    }
  }

  /// Compares a count with another one, and takes them for equal unless the smaller one is at most
  /// ``Threshold/muchLess`` times the larger one.
  ///
  /// Counts below 0 are compared by the size of the difference.
  static func large(_ count: Int, than other: Int) -> Difference {
    let margin = (1 - Threshold.muchLess) * Double(max(abs(count), abs(other)))
    guard count != other, Double(abs(count - other)) >= margin else { return .same }
    return count < other ? .less : .more
  }

  /// Returns the verdict on a claim that this difference is `claimed`, which is less or more.
  func verdict(claimed: Difference) -> ClaimVerdict {
    if self == claimed { return .confirmed }
    return self == .same ? .notAtThisSize : .contradicted
  }
}
