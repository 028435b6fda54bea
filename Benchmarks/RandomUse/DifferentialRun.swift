import Architectures
import Foundation
import Jobs
import Tables

/// Uses all architectures alike, at random, and finds where they are not the same.
@MainActor package struct DifferentialRun {
  /// How many sessions one process plays.
  private static let sessionsPerProcess: UInt64 = 250

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
    environment: RunEnvironment, notes: [String], progress: (String) -> Void
  ) throws -> Differential {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var collector = FindingCollector()
    try play(in: folder) { result in
      collector.add(result)
      progress("differential: \(collector.sessions) of \(sessionCount) sessions")
    }
    var findings: [Finding] = []
    for (number, rawFinding) in collector.all.enumerated() {
      progress("differential: shrinking \(number + 1) of \(collector.all.count)")
      findings.append(try finding(of: rawFinding, in: folder))
    }
    return Differential(
      environment: environment, architectures: architectures.map(\.id), seed: seed,
      requestedSessions: Int(sessionCount), sessions: collector.sessions, steps: collector.steps,
      counts: collector.counts, findings: findings, complaints: collector.complaints, notes: notes)
  }

  private func play(in folder: URL, take: (SessionProcess.Result) -> Void) throws {
    var ids = architectures.map(\.id)
    var pieces = stride(from: 0, to: sessionCount, by: Int(Self.sessionsPerProcess)).map { start in
      (start..<min(start + Self.sessionsPerProcess, sessionCount)).map { seed &+ $0 }
    }[...]
    var running: [SessionProcess] = []
    defer { for process in running { process.end() } }
    let width = ProcessInfo.processInfo.activeProcessorCount
    while true {
      while running.count < width, let seeds = pieces.popFirst() {
        running.append(
          try SessionProcess(SessionJob(architectures: ids, seeds: seeds), in: folder))
      }
      guard !running.isEmpty else { return }
      let process = running.removeFirst()
      let result = try process.result()
      take(result)
      guard let failure = result.failure else { continue }
      if let rest = process.job.rest(after: result.events) { pieces = [rest] + pieces }
      // Whoever hangs once would do so again and again, for seconds each time.
      if failure == .hang, case .begun(_, let hung) = result.events.last {
        ids.removeAll { $0 == hung }
      }
      if ids.count < 2 { return }
    }
  }

  private func finding(of rawFinding: RawFinding, in folder: URL) throws -> Finding {
    var finding: Finding
    switch rawFinding.kind {
    case .difference, .leak:
      // In a process of its own, since shorter sessions may do what this one does not.
      let job = SessionJob(
        architectures: architectures.map(\.id), seeds: [rawFinding.seed], rawFinding: rawFinding)
      let output = try SessionProcess(job, in: folder).result().output
      let shrunk = try? JSONDecoder().decode(Finding?.self, from: Data(output.utf8))
      finding = shrunk ?? Finding(unshrunk: rawFinding)
    case .crash, .hang:
      finding = try SessionCrash(rawFinding, architectures: architectures, folder: folder).finding()
    }
    finding.sessionCount = rawFinding.sessionCount
    return finding
  }
}

extension SessionJob {
  /// The seeds of the sessions after the one in which the process has ended; `nil` if there are none.
  fileprivate func rest(after events: [Event]) -> [UInt64]? {
    let last: UInt64? =
      switch events.last {
      case .begun(let seed, _), .ended(let seed, _, _, _): seed
      case nil: nil
      }
    // A process that has played nothing would go on to play nothing.
    guard let last, let index = seeds.firstIndex(of: last), index + 1 < seeds.count else {
      return nil
    }
    return Array(seeds[(index + 1)...])
  }
}
