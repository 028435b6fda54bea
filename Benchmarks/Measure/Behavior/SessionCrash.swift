import Architectures

/// A crash or hang in a session, with a function that tries to shorten the session.
@MainActor struct SessionCrash {
  private let rawTrouble: RawTrouble
  private let architectures: [Architecture]

  /// Creates a crash or hang from a trouble whose session has not been shortened.
  ///
  /// - Parameters:
  ///   - rawTrouble: The trouble of the crash or hang, with the seed of its session.
  ///   - architectures: All architectures that are compared.
  init(_ rawTrouble: RawTrouble, architectures: [Architecture]) {
    self.rawTrouble = rawTrouble
    self.architectures = architectures
  }

  /// Searches for the shortest session that still crashes, and returns this session in a trouble.
  ///
  /// Each shorter session is tried in a process of its own. A session that hangs is not shortened,
  /// since each try would take too long.
  ///
  /// - Returns: The trouble. The trouble has a scenario only if at least one architecture neither
  ///   crashes nor hangs in the session.
  /// - Throws: ``ToolError`` if a process cannot be started or cannot write its result.
  func trouble() throws -> Trouble {
    var trouble = Trouble(unshrunk: rawTrouble)
    // The screens of an architecture that does not crash decide which steps the session has.
    let others = architectures.filter { !rawTrouble.architectures.contains($0.id) }
    guard let other = try others.first(where: { try !crashes([$0.id]) }) else {
      return trouble
    }
    let comparison = SessionComparison(architectures: [other])
    var session = comparison.session(seed: rawTrouble.seed)
    trouble.stepCount = session.steps.count
    if rawTrouble.kind == .crash {
      let steps = try Array(session.steps.indices).shortest { steps in
        try crashes(
          [other.id] + rawTrouble.architectures, part: .init(maker: other.id, steps: steps))
      }
      session.steps = steps.map { session.steps[$0] }
    }
    trouble.shortestStepCount = session.steps.count
    // A scenario has to expect something.
    trouble.scenario = session.source(
      seed: rawTrouble.seed, expectations: [session.requests(in: other)])
    return trouble
  }

  private func crashes(_ ids: [String], part: SessionJob.Part? = nil) throws -> Bool {
    let job = SessionJob(architectures: ids, seeds: [rawTrouble.seed], part: part)
    return try SessionProcess.result(of: job).failure != nil
  }
}
