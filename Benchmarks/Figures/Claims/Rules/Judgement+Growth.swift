import Architectures
import Reports
import Sizes
import Terminal

extension Judgement {
  /// The judgement that architectures other than MVC pay off on a larger screen.
  static func othersPayOff(_ part: String) -> Self {
    let rule = """
      Confirmed if the median of the other architectures takes less code than MVC on the larger \
      screen; contradicted if their ratio to MVC grows from the smaller screen to the larger one. \
      Two screens are no large app.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let small = try medianRatio(of: .greetingLines, in: comparison)
      let large = try medianRatio(of: .profileLines, in: comparison)
      let verdict: ClaimVerdict =
        if large < 1 - Threshold.same {
          .confirmed
        } else {
          large > small * (1 + Threshold.same) ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          the median of the others takes ×\(small.fixed(2)) MVC's code on the smaller screen and \
          ×\(large.fixed(2)) on the larger one
          """)
    }
  }

  /// Returns the median of the other architectures' counts, divided by that of MVC.
  private static func medianRatio(
    of quantity: Quantity, in comparison: Comparison
  ) throws(MissingFigure) -> Double {
    let mvc = try quantity.value(comparison, .mvc)
    guard mvc > 0 else { throw MissingFigure(reason: "MVC has no \(quantity.unit).") }
    return try quantity.median(of: Architecture.mvc.others, in: comparison) / Double(mvc)
  }

  /// Creates the judgement that the largest type grows more in one architecture than in another.
  static func largestTypeGrows(
    _ part: String, in pattern: Architecture, than other: Architecture
  ) -> Self {
    let rule = """
      Confirmed if the largest type of \(pattern.name) grows by a larger factor than that of \
      \(other.name) from the smaller screen to the larger one, and is the larger one there, both by \
      more than \(Threshold.sameText); contradicted if it is the other way round.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let own = try largestTypes(of: pattern, in: comparison)
      let reference = try largestTypes(of: other, in: comparison)
      // Products instead of quotients, so that no screen without types divides by 0.
      let growth = Difference(own.large * reference.small, than: reference.large * own.small)
      let size = Difference(own.large, than: reference.large)
      let verdict: ClaimVerdict =
        if growth == .more, size == .more {
          .confirmed
        } else {
          growth == .less && size == .less ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          largest type of the smaller and the larger screen: \(pattern.name) \(own.small) and \
          \(own.large) lines, \(other.name) \(reference.small) and \(reference.large)
          """)
    }
  }

  private static func largestTypes(
    of pattern: Architecture, in comparison: Comparison
  ) throws(MissingFigure) -> (small: Int, large: Int) {
    (
      try comparison.feature("Greeting", of: pattern).largestTypeLines,
      try comparison.feature("Profile", of: pattern).largestTypeLines
    )
  }
}

// MARK: - Bindings, charged or not

extension Judgement {
  /// Creates the judgement that the code of two screens is the same, with and without bindings.
  static func sameGreeting(_ part: String, in pattern: Architecture, and other: Architecture)
    -> Self
  {
    let rule = """
      Confirmed if the code lines of the greeting screen differ by at most \(Threshold.sameText), \
      with and without the bindings that both screens share; contradicted if both counts differ in \
      the same direction.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let size = try comparison.size(of: pattern)
      let lines = try Quantity.greetingLines.value(comparison, pattern)
      let charged = lines + size.bindingLines
      let reference = try Quantity.greetingLines.value(comparison, other)
      let differences = [lines, charged].map { Difference($0, than: reference) }
      let verdict: ClaimVerdict =
        if differences == [.same, .same] {
          .confirmed
        } else {
          differences == [.less, .less] || differences == [.more, .more]
            ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          \(pattern.name) \(lines) code lines, \(charged) with its bindings; \(other.name) \
          \(reference)
          """)
    }
  }

  /// Creates the judgement that an architecture takes much less code than another, with and without
  /// bindings.
  static func muchLeaner(_ part: String, in pattern: Architecture, than other: Architecture) -> Self
  {
    let rule = """
      Confirmed if \(pattern.name) takes at least a quarter less code than \(other.name), bindings \
      included; contradicted if it does not take less even without them. Two screens are no real app.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let charged = try Quantity.codeLines.value(comparison, pattern)
      let bare = try Quantity.linesWithoutBindings.value(comparison, pattern)
      let reference = try Quantity.codeLines.value(comparison, other)
      let verdict: ClaimVerdict =
        if Double(charged) <= Threshold.muchLess * Double(reference) {
          .confirmed
        } else {
          Difference(bare, than: reference) == .less ? .notAtThisSize : .contradicted
        }
      let ratios = [charged, bare].map { FigureValue.multiple($0, of: reference)?.text ?? "" }
      return Ruling(
        verdict,
        figure: """
          \(pattern.name) \(charged.grouped) code lines (\(ratios[0]))\
          \(bare < charged ? ", \(bare.grouped) (\(ratios[1])) without its bindings" : ""); \
          \(other.name) \(reference.grouped)
          """)
    }
  }
}
