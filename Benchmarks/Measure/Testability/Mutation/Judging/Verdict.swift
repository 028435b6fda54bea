/// The outcome of one judge for one mutant or one fault of a person.
package enum Outcome: String, Codable, Sendable {
  /// The judge's tests or scenarios do not run the changed code.
  case unreached
  /// All tests or scenarios that run the changed code pass.
  case unnoticed
  /// A test or scenario fails, or the program crashes.
  case noticed
  /// The program did not come to an end, even when it ran alone, and was therefore stopped.
  case timedOut

  /// True if the judge notices the change.
  ///
  /// A program that does not come to an end is noticed, too.
  package var isNotice: Bool { self == .noticed || self == .timedOut }
}

/// The outcomes of the two judges for one mutant or one fault of a person.
package struct Verdict: Codable, Equatable, Sendable {
  /// The outcome of the architecture's view-free tests.
  package var viewFreeTests: Outcome
  /// The outcome of the scenarios, which say what a person would notice.
  package var scenarios: Outcome
  /// The ids of the scenarios that do not hold, in the order of the specification.
  package var brokenScenarios: [String]

  /// True if a scenario notices the change, which means that a person would notice it, too.
  package var isFault: Bool { scenarios.isNotice }
  /// True for a fault that the view-free tests do not notice.
  package var needsView: Bool { isFault && !viewFreeTests.isNotice }
  /// True if no test and no scenario runs the changed code.
  package var isUnreached: Bool {
    viewFreeTests == .unreached && scenarios == .unreached
  }
  /// True if a judge ended the program because it did not come to an end.
  package var hasTimedOut: Bool {
    viewFreeTests == .timedOut || scenarios == .timedOut
  }
}

/// A mutant and what the two judges say of it.
package struct JudgedMutant: Codable, Equatable, Sendable {
  package let mutant: Mutant
  package var verdict: Verdict
}
