/// The view-free tests' outcome for the faults of one kind in one architecture.
package enum KindOutcome: Character, CaseIterable, Sendable {
  /// All faults of the kind are found.
  case found = "f"
  /// Some faults are found, others need a screen.
  case inPart = "p"
  case onlyWithScreen = "s"
  /// The architecture has no fault of this kind any more.
  case absent = "-"

  /// Judges the faults of one kind.
  init(of faults: [JudgedMutant]) {
    let needingView = faults.count(where: \.verdict.needsView)
    self =
      switch (faults.count, needingView) {
      case (0, _): .absent
      case (_, 0): .found
      case (needingView, _): .onlyWithScreen
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
}

/// The outcomes of kinds of mistakes in one architecture, and how many kinds have each outcome.
///
/// The JSON is a text with one letter for each kind, such as `ffps`.
package struct KindCounts: Equatable, Sendable {
  /// The outcome of each kind, in the order of the set.
  package let outcomes: [KindOutcome]

  package init(_ outcomes: [KindOutcome]) {
    self.outcomes = outcomes
  }

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

extension KindCounts: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    outcomes = try text.map { letter in
      guard let outcome = KindOutcome(rawValue: letter) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "There is no outcome '\(letter)'.")
      }
      return outcome
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(outcomes.map(\.rawValue)))
  }
}
