import Architectures
import Costs
import Reports
import Terminal

extension Judgement {
  /// Creates the judgement that an architecture halves the code of another one, with its store
  /// counted and not counted.
  static func halves(_ pattern: Architecture, of other: Architecture) -> Self {
    let rule = """
      Confirmed if \(pattern.name) takes at most ×\(Threshold.half.fixed(2)) the code lines of \
      \(other.name), both with the store, which an app may take from a library, and without it; \
      contradicted if it takes more in both counts.
      """
    return Self(reason: rule) { comparison throws(MissingFigure) in
      let reference = try Quantity.codeLines.value(comparison, other)
      let charged = try Quantity.codeLines.value(comparison, pattern)
      let bare = try Quantity.linesWithoutStore.value(comparison, pattern)
      guard let ratio = FigureValue.multiple(charged, of: reference),
        let bareRatio = FigureValue.multiple(bare, of: reference)
      else { throw MissingFigure(reason: "\(other.name) has no code.") }
      let verdict: ClaimVerdict =
        if ratio.number <= Threshold.half, bareRatio.number <= Threshold.half {
          .confirmed
        } else {
          ratio.number > Threshold.half && bareRatio.number > Threshold.half
            ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          \(pattern.name) \(charged.grouped) code lines (\(ratio.text)), \(bare.grouped) \
          (\(bareRatio.text)) without its store; \(other.name) \(reference.grouped)
          """)
    }
  }

  /// Creates the judgement that an architecture takes few more code lines than others do.
  static func fewMore(_ part: String, in pattern: Architecture) -> Self {
    let rule = """
      Confirmed if \(pattern.name), its store included, takes at most a quarter more code lines \
      than the median of the others; contradicted if it takes more even without its store.
      """
    return Self(part, reason: rule) { comparison throws(MissingFigure) in
      let charged = try Quantity.codeLines.value(comparison, pattern)
      let bare = try Quantity.linesWithoutStore.value(comparison, pattern)
      let median = try Quantity.codeLines.median(of: pattern.others, in: comparison)
      let limit = (1 + Threshold.little) * median
      let verdict: ClaimVerdict =
        if Double(charged) <= limit {
          .confirmed
        } else {
          Double(bare) > limit ? .contradicted : .notAtThisSize
        }
      return Ruling(
        verdict,
        figure: """
          \(pattern.name) \(charged.grouped) code lines, \(bare.grouped) without its store; the \
          median of the others is \(Int(median.rounded()).grouped)
          """)
    }
  }
}

// MARK: - Messages of nested reducers

/// A way to compose ten reducers, with the id of its row among the bindings.
enum ReducerComposition: String {
  /// Each reducer is a switch that names the next one, and all are in one module.
  case switches = "message-depth-10"
  /// Each reducer is a value that functions have made of the next one.
  case values = "message-values-10"
}

extension Judgement {
  /// The judgement that nesting reducers makes a message much dearer.
  static func messageIsMuchDearer(
    _ part: String, _ composition: ReducerComposition
  ) -> Self {
    let rule = """
      Confirmed if a message takes at least ×\(Threshold.muchDearer.fixed(1)) the instructions at \
      nesting depth 10 that it takes at depth 1, which is nearer to ×50 than to ×1.76.
      """
    return message(part, composition, rule) {
      $0 >= Threshold.muchDearer ? .confirmed : .contradicted
    }
  }

  /// The judgement that nesting reducers makes a message only somewhat dearer.
  static func messageIsSomewhatDearer(
    _ part: String, _ composition: ReducerComposition
  ) -> Self {
    let rule = """
      Confirmed if a message takes more instructions at nesting depth 10 than at depth 1, by more \
      than \(Threshold.sameText) and by less than ×\(Threshold.muchDearer.fixed(1)), which is nearer \
      to ×1.76 than to ×50.
      """
    return message(part, composition, rule) { ratio in
      let isSomewhat = ratio > 1 + Threshold.same && ratio < Threshold.muchDearer
      return isSomewhat ? .confirmed : .contradicted
    }
  }

  private static func message(
    _ part: String, _ composition: ReducerComposition, _ rule: String,
    verdict: @escaping @Sendable (Double) -> ClaimVerdict
  ) -> Self {
    Self(part, reason: rule) { comparison throws(MissingFigure) in
      func instructions(in row: String) -> Int? {
        comparison.controls.bindings?.first { $0.interaction == row }?.counts[.instructions]
      }
      guard let shallow = instructions(in: "message-depth-1"),
        let deep = instructions(in: composition.rawValue),
        let ratio = FigureValue.multiple(deep, of: shallow)
      else {
        return Ruling(
          .notMeasuredYet,
          reason: """
            It would take the instructions of one message at nesting depth 1 and 10, beside the \
            costs of bindings; this comparison does not have both.
            """)
      }
      return Ruling(
        verdict(ratio.number),
        figure: """
          one message takes \(shallow.grouped) instructions at depth 1, and \(deep.grouped) \
          (\(ratio.text)) at depth 10
          """)
    }
  }
}
