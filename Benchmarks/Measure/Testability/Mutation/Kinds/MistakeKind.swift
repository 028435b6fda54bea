import Reports

/// A kind of mistakes: the faults that break the same scenarios.
package struct MistakeKind: Codable, Equatable, Sendable {
  /// The ids of the scenarios that break, in the order of the specification; at least one.
  package let scenarios: [String]
  /// True if the mistakes of this kind are all forgotten lines in at least one architecture.
  let needsForgottenLines: Bool
  /// The mistakes in the words of a person, such as `a missing title`; `nil` if nobody wrote any.
  @OrNull package var words: String?

  /// The words, or the id of the first scenario that breaks.
  package var name: String { words ?? scenarios[0] }
}

extension JudgedMutant {
  /// True if a line of code is left out.
  var isForgottenLine: Bool { mutant.operator == .dropStatement }
  /// True for a fault that is of a kind.
  ///
  /// Scenarios that do not come to an end hide which other scenarios break.
  var hasKind: Bool { verdict.scenarios == .noticed && !verdict.brokenScenarios.isEmpty }
}
