/// A part of the faults in some code, such as those that need a view.
///
/// The faults are all that the specification's scenarios notice among all mutants, so a share is an
/// exact count and no estimate from a sample. An interval would claim more than is known: it fits
/// only the sample of `compare mutation --quick`. Claims therefore compare shares by
/// ``exceeds(_:)``.
package struct FaultShare: Equatable, Sendable {
  /// The largest difference of shares that are about the same, in percentage points.
  ///
  /// The number is a judgement of what matters, since two or three faults of 300 decide no choice.
  static let tolerance = 1
  /// ``tolerance`` as text.
  package static let toleranceText = "\(tolerance) percentage point\(tolerance == 1 ? "" : "s")"
  /// The rule in one short phrase, for reports.
  package static let rule = "shares within \(toleranceText) are about the same"
  /// A half of all faults, of which most is more.
  package static let half = FaultShare(count: 1, faults: 2)

  /// The number of faults in this part.
  package let count: Int
  /// The number of all faults, which is above 0.
  package let faults: Int

  /// Creates the share of some faults; `nil` if there is no fault.
  package init?(_ count: Int, of faults: Int) {
    guard faults > 0 else { return nil }
    self.init(count: count, faults: faults)
  }

  private init(count: Int, faults: Int) {
    self.count = count
    self.faults = faults
  }

  /// Returns true if this share is larger than another one by more than 1 percentage point.
  package func exceeds(_ other: FaultShare) -> Bool {
    // Products are exact where quotients are rounded: 41% is not more than 1 point above 40%.
    let (own, reference) = (Double(faults), Double(other.faults))
    let difference = Double(count) * reference - Double(other.count) * own
    return 100 * difference > Double(Self.tolerance) * own * reference
  }

  /// Returns true if none of the two shares exceeds the other one.
  package func isAboutSame(as other: FaultShare) -> Bool {
    !exceeds(other) && !other.exceeds(self)
  }
}
