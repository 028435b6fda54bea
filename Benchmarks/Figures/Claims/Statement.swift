import Architectures
import Costs
import Interactions

/// The content of a part of a claim, as data.
enum Statement: Sendable {
  /// Architectures stand in a relation to others in each of some figures.
  ///
  /// Two figures charge a part of the code and leave it out, such as a store from a library. Where
  /// they disagree, there is no verdict.
  case compare([EntryFigure], Relation, of: [Architecture], to: Others)
  /// A figure of each architecture lies in the first range, or in the range against it.
  case amount(
    EntryFigure, of: [Architecture], ClosedRange<Double>, against: ClosedRange<Double>)
  /// An architecture stands in a relation to another one in most interactions.
  case tally(
    @Sendable (_ interaction: Interaction) -> EntryFigure, Relation, of: Architecture,
    to: Architecture)
  /// The kit could decide it after some work, which is the end of a sentence with "It would take".
  case open(String)
  /// Figures such as those of the kit cannot decide it, for a reason that is a sentence.
  case undecidable(String)
  /// A function decides it, by the rule in a sentence; the function returns `nil` without figures.
  case rule(String, @Sendable (Comparison) -> (verdict: Claim.Verdict, figure: String)?)
}

extension Statement {
  /// The figures that decide it, those of single interactions included.
  var figures: [EntryFigure] {
    switch self {
    case .compare(let figures, _, _, _): figures
    case .amount(let figure, _, _, _): [figure]
    case .tally(let figure, _, _, _): Interaction.allCases.map(figure)
    case .open, .undecidable, .rule: []
    }
  }
}

/// A relation between the values of a figure; the figure decides which values are the same.
enum Relation: Sendable {
  case less, more, same
  /// The quotient of the values lies in the first range, or in the range against it.
  ///
  /// Without a range against it, every other quotient contradicts the claim.
  case ratio(ClosedRange<Double>, against: ClosedRange<Double>? = nil)
}

/// The architectures that others are compared with.
enum Others: Sendable {
  case these([Architecture])
  /// Each of the other architectures.
  case all
  /// The median of all other architectures.
  case median
}

extension ClosedRange<Double> {
  static func upTo(_ bound: Double) -> Self { 0...bound }
  static func from(_ bound: Double) -> Self { bound...(.infinity) }
}
