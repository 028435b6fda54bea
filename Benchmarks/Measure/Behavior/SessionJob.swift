import Architectures
import Foundation
import Toolchain

/// A job that plays sessions, or shortens one session, in a process of its own.
///
/// A crash in a session ends only that process.
package struct SessionJob: WorkerJob, Equatable {
  package static let kind = "random use"

  /// The longest time for one session in one architecture, in seconds.
  ///
  /// A session usually takes a few milliseconds. When the time is over, a signal ends the process.
  private static let patience: UInt32 = 10

  /// The greatest number of sessions that one process searches for leaks of memory.
  ///
  /// Each search takes as long as two hundred plays. Some searches find no leak, but only memory
  /// that a process allocates once.
  private static let mostMemoryChecks = 20

  /// The plays in one app take as long as four others, so the app is inspected only in each session
  /// whose seed is a multiple of this number, and in those whose objects are.
  private static let inspectionInterval: UInt64 = 20

  /// The longest time for shortening a session, in seconds; about one second is usual.
  private static let patienceWithShrinking: UInt32 = 120

  /// The ids of the architectures in which the sessions are played.
  var architectures: [String]
  /// The seeds of the sessions, in the order in which the sessions are played.
  var seeds: [UInt64]
  /// The trouble whose session the job shortens; `nil` for a job that plays sessions.
  var trouble: Trouble?
  /// The selection of steps that the job plays in each session; `nil` for all steps.
  var part: Part?

  /// A selection of the steps of a session.
  struct Part: Codable, Equatable {
    /// The id of the architecture whose screens decide which steps the session has.
    var maker: String
    /// The indices of the steps that are played.
    var steps: [Int]
  }

  /// A message that the process sends, as one line of JSON, while it plays sessions.
  enum Event: Codable, Equatable {
    /// A session is about to be played in an architecture.
    case begun(seed: UInt64, architecture: String)
    /// A session was played to the end in all architectures.
    ///
    /// `dissenters` are the ids of the architectures that differ from most others. `leaking` are
    /// the ids of the architectures with a leak, and `growing` of those whose app keeps more each
    /// time that the session is played in it.
    case ended(
      seed: UInt64, stepCount: Int, dissenters: [String], leaking: [String], growing: [String])
  }

  /// The reason why a process did not finish its job.
  enum Failure: Equatable {
    case crash(reason: String)
    /// Playing or shortening a session took longer than the time limit.
    case hang
  }

  /// The environment variables for the process of the job.
  ///
  /// These are the variables of this process, and the variables for measuring memory. The process
  /// of the job needs the variables of this process because sanitizers read their options from
  /// environment variables. The results of the job do not depend on these variables.
  package var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(LiveMemory.environment) { $1 }
  }

  /// Plays the sessions, or shortens one session.
  ///
  /// - Parameter tell: A function that takes the lines of events.
  /// - Returns: The trouble with the shortened session; `nil` if sessions were played, or if the
  ///   problem did not appear again.
  package func perform(tell: @escaping (String) -> Void) -> Trouble? {
    if let trouble {
      alarm(Self.patienceWithShrinking)
      return trouble.shrunk(in: SessionComparison(architectures: known))
    }
    run { event in
      alarm(Self.patience)
      let line = (try? JSONEncoder().encode(event)).map { String(decoding: $0, as: UTF8.self) }
      if let line { tell(line) }
    }
    return nil
  }

  @MainActor private var known: [Architecture] {
    architectures.compactMap { id in Architecture.all.first { $0.id == id } }
  }

  /// Plays the sessions, and calls `tell` with an event when a session begins and when it ends.
  @MainActor func run(tell: @escaping (Event) -> Void) {
    let known = known
    var memoryChecks = 0
    for seed in seeds {
      // Objects are inspected only in the first session of a process if memory is known exactly,
      // since inspecting takes most of the time.
      let looksAtObjects = !LiveMemory.isKnown || seed == seeds.first
      let comparison = SessionComparison(
        architectures: known, looksAtObjects: looksAtObjects
      ) { architecture in
        tell(.begun(seed: seed, architecture: architecture.id))
      }
      let session = comparison.session(seed: seed, part: part)
      var dissenters: [String] = []
      var leaking: [String] = []
      let growth = LiveMemory.growth {
        let outcome = comparison.outcome(of: session)
        dissenters = outcome.difference?.dissenters ?? []
        leaking = outcome.leaking
      }
      // A difference or leak that was found takes memory itself, which explains the growth.
      if growth > 0, part == nil, dissenters.isEmpty, leaking.isEmpty,
        memoryChecks < Self.mostMemoryChecks
      {
        memoryChecks += 1
        for architecture in known {
          tell(.begun(seed: seed, architecture: architecture.id))
          if session.leavesMemory(in: architecture) { leaking.append(architecture.id) }
        }
      }
      let looksAtApp = looksAtObjects || seed.isMultiple(of: Self.inspectionInterval)
      let growing = (looksAtApp ? known : []).filter { architecture in
        tell(.begun(seed: seed, architecture: architecture.id))
        return session.enlargesApp(of: architecture)
      }
      tell(
        .ended(
          seed: seed, stepCount: session.steps.count, dissenters: dissenters, leaking: leaking,
          growing: growing.map(\.id)))
    }
  }
}

extension SessionComparison {
  fileprivate func session(seed: UInt64, part: SessionJob.Part?) -> RandomSession {
    guard let part else { return session(seed: seed) }
    var session = session(seed: seed, on: architectures.first { $0.id == part.maker })
    session.steps = part.steps.map { session.steps[$0] }
    return session
  }
}

extension WorkerResult<SessionJob> {
  /// The events that the process has told, in order.
  var events: [SessionJob.Event] {
    lines.compactMap { try? JSONDecoder().decode(SessionJob.Event.self, from: Data($0.utf8)) }
  }

  /// The reason why the process did not finish its job; `nil` if the process finished it.
  var failure: SessionJob.Failure? {
    switch ending {
    case .exit(0) where outcome != nil: nil
    case .exit(0): .crash(reason: "exit status 0 before the end")
    case .exit(let status): .crash(reason: "exit status \(status)")
    case .signal(SIGALRM): .hang
    case .signal(let number):
      .crash(reason: ProcessResult.fatalErrors(in: messages).first ?? "ended by signal \(number)")
    }
  }
}
