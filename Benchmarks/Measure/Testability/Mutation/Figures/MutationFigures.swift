/// The counts of a set of mutants, such as the number of faults among these mutants.
///
/// The set holds all judged mutants of a module, the judged mutants in one role of the module, the
/// faults that break scenarios of one requirement, or the faults of people in a module.
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
  /// The number of mutants that a scenario notices and that a person would therefore notice, too.
  package var faults = 0
  /// The number of faults that the view-free tests do not notice.
  package var faultsThatNeedView = 0

  /// Creates figures that are all 0.
  package init() {}

  /// Counts the mutants with some verdicts.
  package init(of verdicts: some Sequence<Verdict>) {
    for verdict in verdicts {
      mutants += 1
      if verdict.isUnreached { unreached += 1 }
      if verdict.hasTimedOut { timedOut += 1 }
      if verdict.scenarios == .timedOut { cutShort += 1 }
      guard verdict.isFault else { continue }
      faults += 1
      if verdict.needsView { faultsThatNeedView += 1 }
    }
  }
}
