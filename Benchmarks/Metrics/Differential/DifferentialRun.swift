import Architectures
import Foundation
import Scenarios

/// Uses all architectures alike, at random, and finds where they are not the same.
@MainActor package struct DifferentialRun {
  /// How many sessions one process plays.
  private static let sessionsPerProcess: UInt64 = 100

  private let architectures: [Architecture]
  private let seed: UInt64
  private let sessionCount: UInt64

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - architectures: At least two, in the order in which they are shown.
  ///   - seed: That of the first session; each further one has the next.
  ///   - sessions: How many sessions are played.
  package init(architectures: [Architecture], seed: UInt64, sessions: Int) {
    self.architectures = architectures
    self.seed = seed
    self.sessionCount = UInt64(sessions)
  }

  /// Plays the sessions, several at a time, and shrinks what they show.
  ///
  /// Call it from synchronous code in a program that begins with `SessionJob.run(_:)`.
  ///
  /// - Parameters:
  ///   - environment: What is known of the machine and the tools.
  ///   - notes: Why something of it is not known.
  ///   - progress: Takes one short line now and then.
  /// - Returns: What was found.
  /// - Throws: `MainLoopError` where the Swift runtime does not offer its jobs, and what keeps a
  ///   process from being started.
  package func run(
    environment: Comparison.Environment, notes: [String], progress: (String) -> Void
  ) throws -> Differential {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var sights = Sights()
    try play(in: folder) { result in
      sights.add(result)
      progress("differential: \(sights.sessions) of \(sessionCount) sessions")
    }
    var findings: [Finding] = []
    for (number, sight) in sights.all.enumerated() {
      progress("differential: shrinking \(number + 1) of \(sights.all.count)")
      if let finding = try finding(of: sight, in: folder) { findings.append(finding) }
    }
    return Differential(
      environment: environment, architectures: architectures.map(\.id), seed: seed,
      requestedSessions: Int(sessionCount), sessions: sights.sessions, steps: sights.steps,
      counts: sights.counts, findings: findings, complaints: sights.complaints, notes: notes)
  }

  private func play(in folder: URL, take: (SessionProcess.Result) -> Void) throws {
    let ids = architectures.map(\.id)
    var jobs = stride(from: 0, to: sessionCount, by: Int(Self.sessionsPerProcess)).map { start in
      SessionJob(
        architectures: ids,
        seeds: (start..<min(start + Self.sessionsPerProcess, sessionCount)).map { seed &+ $0 })
    }[...]
    var running: [SessionProcess] = []
    defer { for process in running { process.end() } }
    let width = ProcessInfo.processInfo.activeProcessorCount
    while true {
      while running.count < width, let job = jobs.popFirst() {
        running.append(try SessionProcess(job, in: folder))
      }
      guard !running.isEmpty else { return }
      let process = running.removeFirst()
      let result = try process.result()
      take(result)
      if result.failure != nil, let rest = process.job.rest(after: result.events) {
        jobs = [rest] + jobs
      }
    }
  }

  private func finding(of sight: Sight, in folder: URL) throws -> Finding? {
    let comparison = SessionComparison(architectures: architectures)
    let concerned = architectures.filter { sight.architectures.contains($0.id) }
    var finding: Finding?
    switch sight.kind {
    case .difference:
      let session = comparison.session(seed: sight.seed)
      finding = Finding(differenceIn: session, seed: sight.seed, comparison: comparison)
    case .leak:
      let session = comparison.session(seed: sight.seed)
      finding = Finding(leakIn: session, of: concerned[0], seed: sight.seed)
    case .crash, .hang:
      finding = try SessionCrash(sight, architectures: architectures, folder: folder).finding()
    }
    finding?.sessionCount = sight.sessionCount
    return finding
  }
}

extension SessionJob {
  /// The sessions after the one in which the process has ended; `nil` if there are none.
  fileprivate func rest(after events: [Event]) -> SessionJob? {
    let last: UInt64? =
      switch events.last {
      case .begun(let seed, _), .ended(let seed, _, _, _): seed
      case nil: nil
      }
    // A process that has played nothing would go on to play nothing.
    guard let last, let index = seeds.firstIndex(of: last), index + 1 < seeds.count else {
      return nil
    }
    var rest = self
    rest.seeds = Array(seeds[(index + 1)...])
    return rest
  }
}
