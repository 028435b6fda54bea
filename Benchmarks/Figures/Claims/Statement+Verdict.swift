import Architectures
import Costs
import Interactions
import Reports
import Terminal

/// The error for a figure that a comparison lacks, with a sentence that says what is missing.
struct MissingFigure: Error {
  let reason: String
}

extension Statement {
  /// Decides the statement by the figures of a comparison.
  ///
  /// - Returns: The verdict, and the figures as text; `nil` if no figure decides it.
  func verdict(
    on comparison: Comparison
  ) throws(MissingFigure) -> (verdict: Claim.Verdict, figure: String?) {
    switch self {
    case .compare(let figures, let relation, let architectures, let others):
      var verdicts: [Claim.Verdict] = []
      var texts: [String] = []
      var sides: Set<Bool> = []
      for figure in figures {
        let own = try [NamedValue](of: figure, in: architectures, comparison)
        let references = try [NamedValue](
          of: figure, in: others, besides: architectures, comparison)
        verdicts.append(try relation.verdict(on: own, to: references, by: figure))
        texts.append(relation.text(of: own, besides: references, by: figure))
        sides.insert(own[0].value.number < references[0].value.number)
      }
      // Between a count that is below and one that is above, there is a count that is the same.
      let isBetween = relation.isSame && sides.count > 1 && verdicts.agreed == .contradicted
      return (isBetween ? .notAtThisSize : verdicts.agreed, texts.joined(separator: "; "))
    case .amount(let figure, let architectures, let range, let opposite):
      let values = try [NamedValue](of: figure, in: architectures, comparison)
      let verdicts = values.map { $0.value.number.verdict(for: range, against: opposite) }
      return (verdicts.combined, "\(figure.label): \(values.map(\.text).joined(separator: ", "))")
    case .tally(let figure, let relation, let architecture, let other):
      return try relation.tally(of: architecture, to: other, in: comparison, by: figure)
    case .open: return (.notMeasuredYet, nil)
    case .undecidable: return (.cannotBeMeasured, nil)
    case .rule(_, let decide):
      guard let (verdict, figure) = decide(comparison) else {
        throw MissingFigure(reason: "The comparison lacks the figures of this rule.")
      }
      return (verdict, figure)
    }
  }

  /// The condition of the verdict, or the reason why there is none.
  var reason: String {
    switch self {
    case .compare(let figures, let relation, let architectures, let others):
      return relation.condition(
        of: architectures.words, to: others.words, isAmongSeveral: others.areSeveral,
        in: figures.map(\.label).listed(lastAfter: "and in"), rule: figures[0].rule)
    case .amount(let figure, _, let range, let opposite):
      return """
        Confirmed \(range.words(in: figure.unit)), contradicted \(opposite.words(in: figure.unit)).
        """
    case .tally(let figure, let relation, let architecture, let other):
      return relation.condition(
        of: architecture.name, to: other.name, isAmongSeveral: false,
        in: "more than half of the interactions", rule: figure(.nameSaved).rule)
    case .open(let work): return "It would take \(work)."
    case .undecidable(let reason), .rule(let reason, _): return reason
    }
  }
}

// MARK: - Values

/// The value of one architecture, or the median of several.
private struct NamedValue {
  let name: String
  let value: Value

  var text: String { "\(name) \(value.text)" }
}

extension [NamedValue] {
  /// Creates the values of a figure in some architectures.
  init(
    of figure: EntryFigure, in architectures: [Architecture], _ comparison: Comparison
  ) throws(MissingFigure) {
    self = []
    for architecture in architectures {
      guard let entry = comparison.architectures.first(where: { $0.id == architecture.id }) else {
        throw MissingFigure(reason: "The comparison does not have \(architecture.name).")
      }
      guard let value = figure.value(entry) else {
        throw MissingFigure(
          reason: "The comparison lacks a figure of \(architecture.name): \(figure.label).")
      }
      append(NamedValue(name: architecture.name, value: value))
    }
  }

  /// Creates the values that some architectures are compared with.
  init(
    of figure: EntryFigure, in others: Others, besides own: [Architecture],
    _ comparison: Comparison
  ) throws(MissingFigure) {
    let rest = Architecture.all.filter { other in !own.contains { $0.id == other.id } }
    switch others {
    case .these(let architectures): try self.init(of: figure, in: architectures, comparison)
    case .all: try self.init(of: figure, in: rest, comparison)
    case .median:
      let numbers = try Self(of: figure, in: rest, comparison).map(\.value.number).sorted()
      let middle = numbers.count / 2
      let median = (numbers[middle] + numbers[numbers.count - 1 - middle]) / 2
      let value = Value(median, text: Int(median.rounded()).grouped)
      self = [NamedValue(name: "the median of the others", value: value)]
    }
  }
}

extension Double {
  fileprivate func verdict(
    for range: ClosedRange<Double>, against opposite: ClosedRange<Double>?
  ) -> Claim.Verdict {
    let (holds, fails) = (range.contains(self), opposite?.contains(self) ?? !range.contains(self))
    return holds == fails ? .notAtThisSize : holds ? .confirmed : .contradicted
  }
}

// MARK: - Relations

extension Relation {
  fileprivate func verdict(
    on own: [NamedValue], to others: [NamedValue], by figure: EntryFigure
  ) throws(MissingFigure) -> Claim.Verdict {
    var verdicts: [Claim.Verdict] = []
    for one in own {
      for other in others {
        verdicts.append(try verdict(on: one.value, to: other.value, by: figure))
      }
    }
    return verdicts.combined
  }

  private func verdict(
    on own: Value, to other: Value, by figure: EntryFigure
  ) throws(MissingFigure) -> Claim.Verdict {
    let sameness = figure.sameness
    switch self {
    case .less where sameness.isLess(own, than: other): return .confirmed
    case .more where sameness.isLess(other, than: own): return .confirmed
    case .less, .more: return sameness.areSame(own, other) ? .notAtThisSize : .contradicted
    case .same: return sameness.areSame(own, other) ? .confirmed : .contradicted
    case .ratio(let range, let opposite):
      guard other.number > 0 else {
        throw MissingFigure(reason: "A value is 0, so there is no ratio to it: \(figure.label).")
      }
      return (own.number / other.number).verdict(for: range, against: opposite)
    }
  }
}

extension Relation {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }

  fileprivate func tally(
    of architecture: Architecture, to other: Architecture, in comparison: Comparison,
    by figure: (Interaction) -> EntryFigure
  ) throws(MissingFigure) -> (Claim.Verdict, String) {
    var verdicts: [Claim.Verdict] = []
    for interaction in comparison.interactions {
      let own = try [NamedValue](of: figure(interaction), in: [architecture], comparison)
      let references = try [NamedValue](of: figure(interaction), in: [other], comparison)
      verdicts.append(try verdict(on: own, to: references, by: figure(interaction)))
    }
    guard !verdicts.isEmpty else {
      throw MissingFigure(reason: "The comparison has no costs of interactions.")
    }
    let (holds, fails) = (
      verdicts.count { $0 == .confirmed }, verdicts.count { $0 == .contradicted }
    )
    let verdict: Claim.Verdict =
      if 2 * holds > verdicts.count {
        .confirmed
      } else {
        2 * fails > verdicts.count ? .contradicted : .notAtThisSize
      }
    return (
      verdict,
      """
      \(Figure.netInstructions.label): \(architecture.name) is \(words.claimed) \(other.name) in \
      \(holds) of \(verdicts.count) interactions, and \(words.opposite) in \(fails)
      """
    )
  }
}

// MARK: - Words

extension Relation {
  private var words: (claimed: String, opposite: String) {
    switch self {
    case .less: ("below", "above")
    case .more: ("above", "below")
    case .same: ("the same as", "different")
    case .ratio: ("in this ratio to", "in another one to")
    }
  }

  /// Returns the condition under which the relation is confirmed, and that of the opposite.
  fileprivate func condition(
    of subject: String, to object: String, isAmongSeveral: Bool, in place: String, rule: String
  ) -> String {
    switch self {
    case .less, .more, .same:
      """
      Confirmed if \(subject) is \(words.claimed) \(object) in \(place), contradicted if it is \
      \(words.opposite)\(isAmongSeveral ? " one of them" : ""). \(rule)
      """
    case .ratio(let range, let opposite):
      """
      Confirmed \(range.words(before: "×")) in \(place), contradicted \
      \(opposite?.words(before: "×") ?? "otherwise").
      """
    }
  }

  /// Returns values as text, such as `code lines: MVP 62 (×2.00), MVC 31`.
  ///
  /// Of many others, only the one that comes nearest is named, since it decides.
  fileprivate func text(
    of own: [NamedValue], besides others: [NamedValue], by figure: EntryFigure
  ) -> String {
    var shown = others
    if others.count > 3 {
      let sorted = others.sorted { $0.value.number < $1.value.number }
      shown = Array(words.claimed == "below" ? sorted.prefix(1) : sorted.suffix(1))
    }
    let texts = own.map { one in
      guard shown.count == 1, shown[0].value.number > 0 else { return one.text }
      return one.text + " (×\((one.value.number / shown[0].value.number).fixed(2)))"
    }
    return "\(figure.label): \((texts + shown.map(\.text)).joined(separator: ", "))"
  }
}

extension ClosedRange<Double> {
  /// Returns the range as the end of a sentence, such as `from ×1.75 to ×2.25`.
  func words(before sign: String = "", in unit: String = "") -> String {
    func text(_ bound: Double) -> String {
      let digits = bound == bound.rounded() ? 0 : 2
      return sign + bound.fixed(digits) + (unit == "%" ? "%" : unit.isEmpty ? "" : " \(unit)")
    }
    if upperBound == .infinity { return "from \(text(lowerBound))" }
    return lowerBound <= 0
      ? "up to \(text(upperBound))" : "from \(text(lowerBound)) to \(text(upperBound))"
  }
}

extension [Architecture] {
  fileprivate var words: String {
    (count > 1 ? "each of " : "") + map(\.name).listed(lastAfter: "and")
  }
}

extension Others {
  fileprivate var areSeveral: Bool {
    switch self {
    case .these(let architectures): architectures.count > 1
    case .all: true
    case .median: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .these(let architectures): architectures.words
    case .all: "each of the others"
    case .median: "the median of the others"
    }
  }
}
