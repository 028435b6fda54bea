import Architectures

/// A session that ends its process, and shorter ones tried in processes of their own.
@MainActor struct SessionCrash {
  private let sight: Sight
  private let architectures: [Architecture]

  /// Creates a crash from a sight.
  ///
  /// - Parameters:
  ///   - sight: The architecture that crashed or hung, and the session.
  ///   - architectures: All architectures that are compared.
  init(_ sight: Sight, architectures: [Architecture]) {
    self.sight = sight
    self.architectures = architectures
  }

  /// Finds the shortest session that crashes; one that hangs is not shortened, as it takes too long.
  ///
  /// - Returns: The finding; without a scenario where all architectures crash.
  func finding() throws -> Finding {
    var finding = Finding(
      kind: sight.kind, architectures: sight.architectures, seed: sight.seed,
      stepCount: SessionGenerator.stepCount, shortestStepCount: SessionGenerator.stepCount,
      details: [sight.reason].compactMap(\.self), scenario: "")
    // The session is made up on the screens of one that survives it.
    let others = architectures.filter { !sight.architectures.contains($0.id) }
    guard let other = try others.first(where: { try !crashes([$0.id]) }) else {
      return finding
    }
    let comparison = SessionComparison(architectures: [other])
    var session = comparison.session(seed: sight.seed)
    finding.stepCount = session.steps.count
    if sight.kind == .crash {
      let steps = try Array(session.steps.indices).shortest { steps in
        try crashes(
          [other.id] + sight.architectures, part: .init(maker: other.id, steps: steps))
      }
      session.steps = steps.map { session.steps[$0] }
    }
    finding.shortestStepCount = session.steps.count
    // A scenario has to expect something.
    finding.scenario = session.source(
      seed: sight.seed, expectations: [session.requests(in: other)])
    return finding
  }

  private func crashes(_ ids: [String], part: SessionJob.Part? = nil) throws -> Bool {
    let job = SessionJob(architectures: ids, seeds: [sight.seed], part: part)
    return try SessionProcess.result(of: job).failure != nil
  }
}
