import Architectures
import Authors
import CProcess
import Foundation
import Jobs
import Toolchain

/// A part of the measurement, done by a process of its own.
///
/// The work that a process has done before affects later counts and times: memory lies at other
/// addresses, and other blocks of memory are free. So each work is counted in a process that has
/// done nothing else, and times come from several processes.
package struct MeasurementJob: WorkerJob, Equatable {
  package static let kind = "dispatch"

  enum Work: Codable, Equatable, Sendable {
    /// The job counts the instructions and other events of some work.
    case count(MeasuredWork)
    /// The job lists the functions that some work enters, with the number of instructions in each.
    case explain(MeasuredWork)
    /// The job measures the times of all work.
    ///
    /// The ids are those of the architectures that are compared with the baseline. The seed
    /// determines the random order in which the work of a group is timed.
    case time(others: [String], seed: UInt64, plan: TimingPlan)
  }

  let work: Work
  /// The id of the baseline, the architecture that the others are compared with.
  let baselineID: String
  /// The program that does the job: this program, or a copy of it in another layout.
  ///
  /// The process that does the job does not need this value, so the value is not encoded.
  var program: URL?

  /// Creates a job for this program, or for a copy of it in another layout.
  init(_ work: Work, baseline: Architecture, program: URL? = Bundle.main.executableURL) {
    self.work = work
    baselineID = baseline.id
    self.program = program
  }

  private enum CodingKeys: String, CodingKey {
    case work, baselineID
  }

  /// The result of a job.
  package enum Outcome: Codable, Sendable {
    /// The counts of some work; `nil` if they differ from one repetition to the next.
    case counted(Counts?, atFixedAddresses: Bool)
    /// The functions that some work enters; `nil` if their instructions differ from one repetition
    /// to the next.
    case explained(Explanation?, atFixedAddresses: Bool)
    /// The nanoseconds of one repetition, indexed by group, work and round.
    case timed([[[Double]]])
    /// The error that ended the job.
    case failed(DispatchError)
  }

  /// True if the job counts instructions, false if it measures times.
  ///
  /// A look-up in a dictionary takes a number of instructions that depends on hashes of addresses.
  /// Counts can therefore be compared only if the addresses are fixed. Times are measured at
  /// changing addresses, because the result should hold for every start of the program.
  package var needsFixedAddresses: Bool {
    if case .time = work { false } else { true }
  }

  /// The environment variables of the process that does the job.
  ///
  /// The order of a dictionary's elements depends on the random seed of hashes, and decides how
  /// many instructions a look-up takes. So a process that counts must hash without a random seed.
  package var environment: [String: String] {
    needsFixedAddresses ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:]
  }

  package func perform(tell: @escaping (String) -> Void) throws -> Outcome { try run() }

  /// Does the job in this process and returns the outcome.
  ///
  /// Call this method from synchronous code, where all queued jobs can be run before it returns.
  @MainActor func run() throws -> Outcome {
    guard let baseline = Architecture.known.first(where: { $0.id == baselineID }) else {
      return .failed(.unknownArchitecture(baselineID))
    }
    do {
      switch work {
      case .count(let work):
        return .counted(
          try usual(work, baseline) { $0.counts(in: $1, calling: CountedFunction.all()) },
          atFixedAddresses: process_has_fixed_addresses())
      case .explain(let work):
        return .explained(
          try usual(work, baseline) { Explanation(of: $0, in: $1) },
          atFixedAddresses: process_has_fixed_addresses())
      case .time(let ids, let seed, let plan):
        let others = Architecture.known.filter { ids.contains($0.id) }
        return .timed(
          try WorkGroup.all(baseline: baseline, others: others).enumerated().map { number, group in
            var timing = Timing(
              of: group, baseline: baseline, plan: plan, seed: seed &+ UInt64(number))
            return try timing.run()
          })
      }
    } catch let error as DispatchError {
      return .failed(error)
    }
  }

  @MainActor private func usual<Value>(
    _ work: MeasuredWork, _ baseline: Architecture,
    body: (InstructionTrace, LoadedCode) throws -> Value
  ) throws -> Value? {
    // The code is read first, since recording leaves the memory map in many small pieces.
    let code = try LoadedCode(runtimeCode: MainLoop.code)
    var value: Value?
    try work.run(ExactCounter.repetitions, baseline: baseline) { work in
      value = try ExactCounter.usual(work) { trace in
        try body(trace, code)
      }
    }
    return value
  }
}

extension MeasurementJob {
  /// Does each job in a process of its own, with `width` processes at a time.
  ///
  /// - Throws: `DispatchError` when a job failed, and ``ToolError`` when a process ends without
  ///   an outcome.
  static func outcomes(
    of jobs: [MeasurementJob], width: Int, progress: (Int) -> Void
  ) throws -> [Outcome] {
    let outcomes = try WorkerProcess.outcomes(
      of: jobs, atOnce: width, by: \.program, progress: progress)
    for case .failed(let error) in outcomes { throw error }
    return outcomes
  }
}
