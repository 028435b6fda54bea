import Architectures

/// A crash or hang in a session, with a function that tries to shorten the session.
@MainActor struct SessionCrash {
  private let rawFinding: RawFinding
  private let architectures: [Architecture]

  /// Creates a crash or hang from a finding whose session has not been shortened.
  ///
  /// - Parameters:
  ///   - rawFinding: The finding of the crash or hang, with the seed of its session.
  ///   - architectures: All architectures that are compared.
  init(_ rawFinding: RawFinding, architectures: [Architecture]) {
    self.rawFinding = rawFinding
    self.architectures = architectures
  }

  /// Searches for the shortest session that still crashes, and returns this session in a finding.
  ///
  /// Each shorter session is tried in a process of its own. A session that hangs is not shortened,
  /// since each try would take too long.
  ///
  /// - Returns: The finding. The finding has a scenario only if at least one architecture neither
  ///   crashes nor hangs in the session.
  /// - Throws: ``ToolError`` if a process cannot be started or cannot write its result.
  func finding() throws -> Finding {
    var finding = Finding(unshrunk: rawFinding)
    // The screens of an architecture that does not crash decide which steps the session has.
    let others = architectures.filter { !rawFinding.architectures.contains($0.id) }
    guard let other = try others.first(where: { try !crashes([$0.id]) }) else {
      return finding
    }
    let comparison = SessionComparison(architectures: [other])
    var session = comparison.session(seed: rawFinding.seed)
    finding.stepCount = session.steps.count
    if rawFinding.kind == .crash {
      let steps = try Array(session.steps.indices).shortest { steps in
        try crashes(
          [other.id] + rawFinding.architectures, part: .init(maker: other.id, steps: steps))
      }
      session.steps = steps.map { session.steps[$0] }
    }
    finding.shortestStepCount = session.steps.count
    // A scenario has to expect something.
    finding.scenario = session.source(
      seed: rawFinding.seed, expectations: [session.requests(in: other)])
    return finding
  }

  private func crashes(_ ids: [String], part: SessionJob.Part? = nil) throws -> Bool {
    let job = SessionJob(architectures: ids, seeds: [rawFinding.seed], part: part)
    return try SessionProcess.result(of: job).failure != nil
  }
}
