/// What the view-free tests or the scenarios say of one mutant or one hand-written fault.
package enum Outcome: String, Codable, Sendable {
  /// The tests or scenarios do not run the changed code.
  case unreached
  /// All tests or scenarios that run the changed code pass.
  case unnoticed
  /// A test or scenario fails, or the program crashes.
  case noticed
  /// The program did not come to an end, even when it ran alone, and was therefore stopped.
  case timedOut

  /// True if the tests or scenarios notice the change.
  ///
  /// A program that does not come to an end is noticed, too.
  package var isNotice: Bool { self == .noticed || self == .timedOut }
}

/// The outcomes of the view-free tests and of the scenarios for one mutant or one hand-written
/// fault.
package struct Outcomes: Codable, Equatable, Sendable {
  /// The outcome of the architecture's view-free tests.
  package var viewFreeTests: Outcome
  /// The outcome of the scenarios, which say what a user would notice.
  package var scenarios: Outcome
  /// The ids of the scenarios that do not hold, in the order of the specification.
  package var brokenScenarios: [String]

  /// True if a scenario notices the change, which means that a user would notice it, too.
  package var isFault: Bool { scenarios.isNotice }
  /// True for a fault that the view-free tests do not notice, so that it is found only with a
  /// screen.
  package var needsScreen: Bool { isFault && !viewFreeTests.isNotice }
  /// True if no test and no scenario runs the changed code.
  package var isUnreached: Bool { viewFreeTests == .unreached && scenarios == .unreached }
  /// True if the tests or the scenarios were ended because they did not come to an end.
  package var hasTimedOut: Bool { viewFreeTests == .timedOut || scenarios == .timedOut }
}

/// A mutant with its outcomes.
package struct TestedMutant: Codable, Equatable, Sendable {
  package let mutant: Mutant
  package var outcomes: Outcomes
}

/// A hand-written fault with its outcomes.
package struct TestedHandWrittenFault: Codable, Equatable, Sendable {
  package let fault: HandWrittenFault
  package var outcomes: Outcomes
}
