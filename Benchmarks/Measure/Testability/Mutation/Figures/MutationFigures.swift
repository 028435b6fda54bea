import Reports
import Terminal

/// The counts of a set of mutants, such as the number of faults among these mutants.
///
/// The set holds all tested mutants of a module, the tested mutants in one role of the module, or
/// the hand-written faults in a module.
package struct MutationFigures: Codable, Equatable, Sendable {
  /// The number of mutants that compile.
  package var mutants = 0
  /// The number of mutants that no test and no scenario runs.
  package var unreached = 0
  /// The number of mutants with which a program did not come to an end.
  package var timedOut = 0
  /// The number of mutants with which a scenario did not come to an end, so that the scenarios after
  /// it were not played.
  package var cutShort = 0
  /// The number of mutants that a scenario notices and that a user would therefore notice, too.
  package var faults = 0
  /// The number of faults that the view-free tests do not notice.
  package var faultsThatNeedView = 0

  /// Creates figures that are all 0.
  package init() {}

  /// Counts the mutants with some outcomes.
  package init(of all: some Sequence<Outcomes>) {
    for outcomes in all {
      mutants += 1
      if outcomes.isUnreached { unreached += 1 }
      if outcomes.hasTimedOut { timedOut += 1 }
      if outcomes.scenarios == .timedOut { cutShort += 1 }
      if outcomes.isFault { faults += 1 }
      if outcomes.needsScreen { faultsThatNeedView += 1 }
    }
  }

  /// Returns the sentences about mutants that count for too few requirements; `nil` if there are
  /// none.
  ///
  /// The argument `modules` has the figures of mutants with the names of their architectures.
  package static func noteOnRequirements(
    _ modules: [(name: String, figures: MutationFigures)]
  ) -> String? {
    let parts = modules.filter { $0.figures.cutShort > 0 }
      .map { "\($0.name) \($0.figures.cutShort.grouped)" }
    guard !parts.isEmpty else { return nil }
    return """
      Mutants with which a scenario did not come to an end: \(parts.joined(separator: ", ")). The \
      scenarios after it were not played, so such a mutant counts for fewer requirements.
      """
  }

  /// Returns the sentences about hand-written faults and what finds them; `nil` if there are no
  /// such faults.
  ///
  /// The argument `modules` has the figures of these faults with the names of their architectures.
  package static func noteOnHandWrittenFaults(
    _ modules: [(name: String, figures: MutationFigures)]
  ) -> String? {
    let modules = modules.filter { $0.figures.faults > 0 }
    guard !modules.isEmpty else { return nil }
    let all = modules.reduce(0) { $0 + $1.figures.faults }
    let onlyWithScreen = modules.reduce(0) { $0 + $1.figures.faultsThatNeedView }
    let parts = modules.map {
      "\($0.name) \($0.figures.faultsThatNeedView.grouped) of \($0.figures.faults.grouped)"
    }
    return """
      Hand-written faults are mistakes that a developer could have made. \
      \(onlyWithScreen.grouped) of \(all.grouped) are found only with a screen: \
      \(parts.joined(separator: ", ")).
      """
  }
}

extension Figure<MutationFigures> {
  package static var faults: Self {
    Self(
      "faults", "faults", unit: "faults", better: nil, sameness: .exact,
      """
      Small changes were put into the code, one at a time. If a scenario notices a change, the \
      user would notice it, too, and the change is called a fault.
      """
    ) { .count($0.faults) }
  }

  package static var faultsOnlyWithScreen: Self {
    Self(
      "faults-only-with-a-screen", "faults only with a screen", column: "only with a screen",
      unit: "faults", better: .less, sameness: .difference(3),
      """
      The faults that no view-free test notices. Such a fault is found only with a screen, as by a \
      scenario.
      """
    ) { .count($0.faultsThatNeedView) }
  }

  /// The figure of hand-written faults, whose text also has the number of them all.
  package static var handWrittenFaultsOnlyWithScreen: Self {
    Self(
      "hand-written-faults.only-with-a-screen", "hand-written faults only with a screen",
      unit: "faults", better: nil, sameness: .exact,
      """
      Tests/Faults has mistakes that a developer could have made. They were put into the code, one \
      at a time. These are the ones that no view-free test notices. They are too few to rank \
      architectures by.
      """
    ) {
      Value(Double($0.faultsThatNeedView), text: "\($0.faultsThatNeedView) of \($0.faults)")
    }
  }
}
