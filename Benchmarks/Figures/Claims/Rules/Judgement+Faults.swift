import Architectures
import Reports
import Terminal
import Testability

extension FaultShare {
  /// Creates the share of the faults that tests without a view notice.
  ///
  /// - Parameters:
  ///   - figures: The figures of the parts of some code.
  ///   - subject: The name of this code.
  /// - Throws: `MissingFigure` if the code has no fault.
  fileprivate init(
    foundIn figures: [MutationFigures], of subject: String
  ) throws(MissingFigure) {
    let faults = figures.reduce(0) { $0 + $1.faults }
    let found = faults - figures.reduce(0) { $0 + $1.faultsThatNeedView }
    guard let share = FaultShare(found, of: faults) else {
      throw MissingFigure(reason: "There is no fault in \(subject).")
    }
    self = share
  }

  /// The share as text, such as `148 of 273 faults (54.2%)`.
  fileprivate var text: String {
    let share = FigureValue.share(count, of: faults)?.text ?? ""
    return "\(count.grouped) of \(faults.grouped) faults (\(share))"
  }

  /// Returns the verdict on the claim that this share is larger than another one.
  fileprivate func verdictOnLarger(than other: FaultShare) -> ClaimVerdict {
    if exceeds(other) { return .confirmed }
    return other.exceeds(self) ? .contradicted : .notAtThisSize
  }
}

extension Comparison {
  /// Returns the share of all faults of an architecture that tests without a view notice.
  func faultShare(of pattern: Architecture) throws(MissingFigure) -> FaultShare {
    try FaultShare(foundIn: [mutation(of: pattern).figures], of: pattern.name)
  }

  /// Returns the share of the faults in some roles that tests without a view notice.
  func faultShare(
    of pattern: Architecture, inRoles isCounted: (String) -> Bool
  ) throws(MissingFigure) -> FaultShare {
    let roles = try mutation(of: pattern).roles.filter { isCounted($0.role) }
    return try FaultShare(foundIn: roles.map(\.figures), of: "these roles of \(pattern.name)")
  }
}

extension Judgement {
  private static let withoutView = "found without a view"

  /// Creates the judgement that tests without a view find a larger share of faults in some
  /// architectures than in others.
  static func foundMore(
    _ part: String? = nil, in patterns: Architecture..., than others: [Architecture],
    note: String = ""
  ) -> Self {
    let rule = """
      Confirmed if tests without a view find a larger share of the faults in \
      \(patterns.eachListed) than in \(others.eachListed); \(FaultShare.rule).
      """
    return Self(part, reason: rule.with(note)) { comparison throws(MissingFigure) in
      var verdicts: [ClaimVerdict] = []
      var texts: [String] = []
      for pattern in patterns + others {
        texts.append("\(pattern.name) \(try comparison.faultShare(of: pattern).text)")
      }
      for pattern in patterns {
        let own = try comparison.faultShare(of: pattern)
        for other in others {
          verdicts.append(own.verdictOnLarger(than: try comparison.faultShare(of: other)))
        }
      }
      return Ruling(
        verdicts.combined, figure: texts.joined(separator: ", ") + " \(withoutView)")
    }
  }

  /// Creates the judgement that the share of faults found without a view is the same in two
  /// architectures.
  static func foundEqually(_ part: String, in pattern: Architecture, and other: Architecture)
    -> Self
  {
    let rule = """
      Confirmed if tests without a view find about the same share of the faults in both; \
      \(FaultShare.rule).
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let own = try comparison.faultShare(of: pattern)
      let reference = try comparison.faultShare(of: other)
      return Ruling(
        own.isAboutSame(as: reference) ? .confirmed : .contradicted,
        figure: "\(pattern.name) \(own.text), \(other.name) \(reference.text) \(withoutView)")
    }
  }

  /// Creates the judgement that tests without a view find most faults in some roles.
  ///
  /// - Parameters:
  ///   - part: The part of the claim; `nil` for the whole claim.
  ///   - pattern: The architecture.
  ///   - place: The roles, as words for the reader.
  ///   - isCounted: Returns true for the name of each of the roles.
  /// - Returns: The judgement.
  static func mostFound(
    _ part: String? = nil, of pattern: Architecture, in place: String,
    roles isCounted: @escaping @Sendable (String) -> Bool
  ) -> Self {
    let rule = """
      Confirmed if tests without a view find more than half of the faults in \(place); \
      \(FaultShare.rule).
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let own = try comparison.faultShare(of: pattern, inRoles: isCounted)
      let all = try comparison.faultShare(of: pattern)
      return Ruling(
        own.verdictOnLarger(than: .half),
        figure:
          "\(own.text) in \(place) and \(all.text) in the whole module \(withoutView)")
    }
  }

  /// Creates the judgement that tests without a view find hardly any fault.
  static func hardlyAnyFound(in pattern: Architecture, note: String) -> Self {
    let rule = """
      Confirmed if tests without a view find at most \(Threshold.sameText) of the faults in \
      \(pattern.name).
      """
    return Self(reason: rule.with(note)) { comparison throws(MissingFigure) in
      let share = try comparison.faultShare(of: pattern)
      let isHardlyAny = Double(share.count) <= Threshold.same * Double(share.faults)
      return Ruling(
        isHardlyAny ? .confirmed : .contradicted, figure: "\(share.text) \(withoutView)")
    }
  }
}
