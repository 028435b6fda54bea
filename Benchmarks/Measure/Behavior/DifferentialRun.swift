import Architectures
import Foundation
import Jobs
import Reports
import Toolchain

/// A run that plays the same random sessions in all architectures and finds differences.
///
/// ```swift
/// @MainActor func use(in environment: RunEnvironment) throws -> Bool {
///   let run = DifferentialRun(architectures: Architecture.all, seed: 1, sessions: 500)
///   return try run.run(environment: environment, notes: []) { print($0) }.holds
/// }
/// ```
@MainActor package struct DifferentialRun {
  /// The greatest number of sessions that one process plays.
  private static let sessionsPerProcess: UInt64 = 250

  private let architectures: [Architecture]
  private let seed: UInt64
  private let sessionCount: UInt64

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - architectures: The architectures, at least two, in the order in which they are shown.
  ///   - seed: The seed of the first session; each later session has the next number as its seed.
  ///   - sessions: The number of sessions to play.
  package init(architectures: [Architecture], seed: UInt64, sessions: Int) {
    self.architectures = architectures
    self.seed = seed
    self.sessionCount = UInt64(sessions)
  }

  /// Plays the sessions, and searches for a shorter session for each problem that is found.
  ///
  /// Several processes play sessions at the same time.
  ///
  /// Call this function from synchronous code, in a program that begins with
  /// `WorkerProgram.run(_:kinds:)`.
  ///
  /// - Parameters:
  ///   - environment: The description of the machine and the tools.
  ///   - notes: The sentences that say which facts about the machine and the tools are not known,
  ///     and why.
  ///   - progress: A function that takes a short line of text. It is called when a process has
  ///     ended, and before a session is shortened.
  /// - Returns: The troubles, with the numbers of sessions and steps.
  /// - Throws: `MainLoopError` if the platform is not supported, and ``ToolError`` if a process
  ///   cannot be started or cannot write its result.
  package func run(
    environment: RunEnvironment, notes: [String], progress: (String) -> Void
  ) throws -> Differential {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    var collector = TroubleCollector()
    try play { result in
      collector.add(result)
      progress("differential: \(collector.sessions) of \(sessionCount) sessions")
    }
    var troubles: [Trouble] = []
    for (number, found) in collector.all.enumerated() {
      progress("differential: shrinking \(number + 1) of \(collector.all.count)")
      var trouble = try shrunk(found)
      trouble.sessionCount = found.sessionCount
      troubles.append(trouble)
    }
    return Differential(
      environment: environment, architectures: architectures.map(\.id), seed: seed,
      requestedSessions: Int(sessionCount), sessions: collector.sessions, steps: collector.steps,
      counts: Dictionary(
        uniqueKeysWithValues: Trouble.Kind.allCases.map { kind in
          let found = troubles.filter { $0.kind == kind }
          return (kind.rawValue, found.reduce(0) { $0 + $1.sessionCount })
        }),
      troubles: troubles, complaints: collector.complaints, notes: notes)
  }

  private func play(take: (WorkerResult<SessionJob>) -> Void) throws {
    var ids = architectures.map(\.id)
    var pieces = stride(from: 0, to: sessionCount, by: Int(Self.sessionsPerProcess)).map { start in
      (start..<min(start + Self.sessionsPerProcess, sessionCount)).map { seed &+ $0 }
    }[...]
    try WorkerProcess.run(
      atOnce: ProcessInfo.processInfo.activeProcessorCount,
      next: { pieces.popFirst().map { SessionJob(architectures: ids, seeds: $0) } }
    ) { result in
      take(result)
      guard let failure = result.failure else { return true }
      let last = result.events.last
      if let rest = result.job.rest(after: last) { pieces = [rest] + pieces }
      // An architecture that hangs once would hang again and again, for seconds each time.
      if failure == .hang, case .begun(_, let hung) = last { ids.removeAll { $0 == hung } }
      return ids.count > 1
    }
  }

  private func shrunk(_ found: Trouble) throws -> Trouble {
    guard [.crash, .hang].contains(found.kind) else {
      // Shrinking runs in a process of its own, since shorter sessions may crash.
      let job = SessionJob(
        architectures: architectures.map(\.id), seeds: [found.seed], trouble: found)
      return try WorkerProcess(job).result().outcome.flatMap(\.self) ?? found
    }
    // The screens of an architecture that does not crash decide which steps the session has.
    let others = architectures.filter { !found.architectures.contains($0.id) }
    guard let other = try others.first(where: { try !fails(found.seed, in: [$0.id]) }) else {
      return found
    }
    var trouble = found
    var session = SessionComparison(architectures: [other]).session(seed: found.seed)
    trouble.stepCount = session.steps.count
    // A session that hangs is not shortened, since each try would take too long.
    if found.kind == .crash {
      let steps = try Array(session.steps.indices).shortest { steps in
        try fails(
          found.seed, in: [other.id] + found.architectures,
          part: .init(maker: other.id, steps: steps))
      }
      session.steps = steps.map { session.steps[$0] }
    }
    trouble.shortestStepCount = session.steps.count
    // A scenario has to expect something.
    trouble.scenario = session.source(
      seed: found.seed, expectations: [session.requests(in: other)])
    return trouble
  }

  /// Returns true if a process that plays a session, or a part of it, crashes or hangs.
  private func fails(_ seed: UInt64, in ids: [String], part: SessionJob.Part? = nil) throws -> Bool
  {
    try WorkerProcess(SessionJob(architectures: ids, seeds: [seed], part: part)).result().failure
      != nil
  }
}

extension SessionJob {
  /// Returns the seeds of the sessions that the process of this job has not begun.
  ///
  /// The last event shows in which session the process ended. The result is `nil` if no session is
  /// left, or if the process ended before its first session.
  fileprivate func rest(after last: Event?) -> [UInt64]? {
    switch last {
    case .begun(let seed, _), .ended(let seed, _, _, _, _):
      let rest = seeds.drop { $0 != seed }.dropFirst()
      return rest.isEmpty ? nil : Array(rest)
    // A process that ended before its first session would end there again.
    case nil: return nil
    }
  }
}
