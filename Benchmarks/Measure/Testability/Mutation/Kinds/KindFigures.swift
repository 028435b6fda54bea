import Reports
import Scenarios

/// The view-free tests' outcome for the faults of one kind in one architecture.
package enum KindOutcome: Character, CaseIterable, Encodable, Sendable {
  /// All faults of the kind are found.
  case found = "f"
  /// Some faults are found, others need a screen.
  case inPart = "p"
  case onlyWithScreen = "s"
  /// The architecture has no fault of this kind any more.
  case absent = "-"

  /// Finds out the outcome from the faults of one kind.
  init(of faults: [TestedMutant]) {
    let needingScreen = faults.count(where: \.outcomes.needsScreen)
    self =
      switch (faults.count, needingScreen) {
      case (0, _): .absent
      case (_, 0): .found
      case (needingScreen, _): .onlyWithScreen
      default: .inPart
      }
  }

  /// The outcome in the words of a report, such as `in part`.
  package var words: String {
    switch self {
    case .found: "found"
    case .inPart: "in part"
    case .onlyWithScreen: "only with a screen"
    case .absent: "no such mistake"
    }
  }

  /// Encodes the words, which a program reads as easily as a person.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}

/// The outcomes of kinds of mistakes in one architecture, and how many kinds have each outcome.
package struct KindCounts: RawRepresentable, Codable, Equatable, Sendable {
  /// The outcome of each kind, in the order of the set.
  package let outcomes: [KindOutcome]

  package init(_ outcomes: [KindOutcome]) {
    self.outcomes = outcomes
  }

  /// Reads a text with one letter for each kind, such as `ffps`.
  package init?(rawValue: String) {
    outcomes = rawValue.compactMap(KindOutcome.init)
    guard outcomes.count == rawValue.count else { return nil }
  }

  /// The text with one letter for each kind, which is the JSON.
  package var rawValue: String { String(outcomes.map(\.rawValue)) }

  /// The number of kinds whose faults are all found.
  package var found: Int { count(of: .found) }
  /// The number of kinds of which only some faults are found.
  package var inPart: Int { count(of: .inPart) }
  /// The number of kinds of which no fault is found.
  package var onlyWithScreen: Int { count(of: .onlyWithScreen) }
  /// The number of kinds in the set.
  package var of: Int { outcomes.count }

  func count(of outcome: KindOutcome) -> Int { outcomes.count { $0 == outcome } }
}

/// The figures of an architecture's kinds of mistakes.
package struct KindFigures: Codable, Equatable, Sendable {
  /// The time at which the set of kinds was kept, in ISO 8601.
  package let set: String
  /// The outcomes of all kinds of the set.
  package let counts: KindCounts
  /// The outcomes without forgotten lines, of those kinds that then still occur in all
  /// architectures.
  package let withoutForgottenLines: KindCounts

  package init(set: String, counts: KindCounts, withoutForgottenLines: KindCounts) {
    self.set = set
    self.counts = counts
    self.withoutForgottenLines = withoutForgottenLines
  }

  /// Finds out the outcome of each kind of a set.
  ///
  /// - Parameters:
  ///   - result: The tested mutants of the architecture.
  ///   - set: The kept set of kinds.
  ///   - scenarios: The ids of all scenarios that exist.
  init(
    of result: MutationResult.ArchitectureResult, in set: KeptKinds,
    scenarios: [String] = Scenario.all.map(\.id)
  ) {
    let faults = set.faults(in: result, scenarios: scenarios)
    self.init(
      set: set.kept.date, counts: KindCounts(faults.map(KindOutcome.init)),
      withoutForgottenLines: KindCounts(
        zip(set.kinds, faults).filter { !$0.0.needsForgottenLines }
          .map { KindOutcome(of: $1.filter { !$0.isForgottenLine }) }))
  }
}

extension Figure<KindCounts> {
  package static var kindsFound: Self {
    Self(
      "kinds-found", "kinds of mistakes found", column: KindOutcome.found.words, unit: "kinds",
      better: .more,
      // 7.5% of the kept set, as a whole number. A test holds the number against the set: a rule that
      // came from the file could not be printed without it.
      sameness: .difference(6),
      """
      A mistake is a small change that breaks one scenario or more. Mistakes that break the same \
      scenarios are one kind. Only the kinds that can be made in all architectures count. A kind \
      is found if tests without a screen find all its mistakes. Nearly all mistakes in code that \
      knows no view are found, and hardly any others, so the figure says how much of what a user \
      notices is decided outside of views.
      """
    ) { .count($0.found) }
  }

  package static var kindsInPart: Self {
    Self(
      "kinds-in-part", "kinds found in part", column: KindOutcome.inPart.words, unit: "kinds",
      better: nil, sameness: .exact,
      """
      Kinds of mistakes of which tests without a screen find some mistakes, and not all. How many \
      there are depends on where an author puts a decision, so they are not compared.
      """
    ) { .count($0.inPart) }
  }

  package static var kindsOnlyWithScreen: Self {
    Self(
      "kinds-only-with-a-screen", "kinds found only with a screen",
      column: KindOutcome.onlyWithScreen.words, unit: "kinds", better: nil, sameness: .exact,
      "Kinds of mistakes of which tests without a screen find none."
    ) { .count($0.onlyWithScreen) }
  }

  static var kindsAbsent: Self {
    Self(
      "kinds-absent", "kinds without a mistake", column: KindOutcome.absent.words, unit: "kinds",
      better: nil, sameness: .exact,
      "Kinds of mistakes that cannot be made in the architecture any more."
    ) { .count($0.count(of: .absent)) }
  }
}
