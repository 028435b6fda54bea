/// The figures of the mutants of a module, of one of its roles, or of a requirement, or of the
/// faults of people in a module.
package struct MutationFigures: Equatable, Sendable {
  /// The number of mutants that compile.
  package var mutants = 0
  /// The number of mutants that no test and no scenario runs.
  package var unreached = 0
  /// The number of mutants with which a program did not come to an end.
  package var timedOut = 0
  /// The number of mutants that a scenario notices, so that a person would.
  package var faults = 0
  /// The number of faults that the view-free tests do not notice.
  package var faultsThatNeedView = 0
  /// The number of faults that the module's own tests notice.
  package var faultsFoundByOwnTests = 0

  /// Counts the mutants with some verdicts.
  package init(of verdicts: some Sequence<Verdict>) {
    for verdict in verdicts {
      mutants += 1
      if verdict.isUnreached { unreached += 1 }
      if verdict.hasTimedOut { timedOut += 1 }
      guard verdict.isFault else { continue }
      faults += 1
      if !verdict.viewFreeTests.isNotice { faultsThatNeedView += 1 }
      if verdict.isFoundByOwnTests { faultsFoundByOwnTests += 1 }
    }
  }
}
