import Architectures
import CProcess
import Foundation
import Jobs
import Toolchain

/// A part of the measurement, done by a process of its own.
///
/// The work that a process has done before affects later counts and times: memory lies at other
/// addresses, and other blocks of memory are free. So each variant is counted in a process that has
/// done nothing else, and times come from several processes.
package struct MeasurementJob: WorkerJob, Equatable {
  package static let kind = "dispatch"

  enum Work: Codable, Equatable, Sendable {
    /// The job counts the instructions and other events of one variant of an experiment.
    ///
    /// A variant is one way to do the experiment's work, such as a tap in one architecture.
    case count(experiment: String, variant: String)
    /// The job lists the functions that one variant of an experiment enters, with the number of
    /// instructions in each.
    case explain(experiment: String, variant: String)
    /// The job measures the times of every experiment.
    ///
    /// The seed determines the random order in which the variants of an experiment are timed.
    case time(seed: UInt64, plan: TimingPlan)
  }

  let work: Work
  /// The id of the baseline, the architecture that the others are compared with.
  let baseline: String
  /// The ids of the architectures that are compared with the baseline.
  let others: [String]
  /// The program that does the job: this program, or a copy of it in another layout.
  ///
  /// A layout is the order in which the linker places functions and data.
  ///
  /// The program is needed only to start the process that does the job. The process itself does not
  /// need this value, so the value is not encoded.
  var program = Bundle.main.executableURL

  private enum CodingKeys: String, CodingKey {
    case work, baseline, others
  }

  /// The result of a job.
  package enum Outcome: Codable, Sendable {
    /// The counts of a variant; `nil` if they differ from one repetition to the next.
    ///
    /// `atFixedAddresses` is true if the process had its code and data at fixed addresses.
    case counted(Counts?, atFixedAddresses: Bool)
    /// The functions that a variant enters; `nil` if their instructions differ from one repetition
    /// to the next.
    ///
    /// `atFixedAddresses` is true if the process had its code and data at fixed addresses.
    case explained(Explanation?, atFixedAddresses: Bool)
    /// The nanoseconds of one repetition, indexed by experiment, variant and round.
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
  /// Call this method from synchronous code on the main thread, where all queued jobs can be run
  /// before the method returns.
  @MainActor func run() throws -> Outcome {
    do {
      switch work {
      case .count(let experiment, let variant):
        return .counted(
          try usual(experiment, variant) {
            $0.counts(in: $1, calling: CountedFunction.all())
          }, atFixedAddresses: process_has_fixed_addresses())
      case .explain(let experiment, let variant):
        return .explained(
          try usual(experiment, variant) { Explanation(of: $0, in: $1) },
          atFixedAddresses: process_has_fixed_addresses())
      case .time(let seed, let plan):
        return .timed(
          try experiments.enumerated().map { number, experiment in
            var timing = Timing(of: experiment, plan: plan, seed: seed &+ UInt64(number))
            return try timing.run()
          })
      }
    } catch let error as DispatchError {
      return .failed(error)
    }
  }

  @MainActor private var experiments: [Experiment] {
    let architectures = { (ids: [String]) in Architecture.all.filter { ids.contains($0.id) } }
    return architectures([baseline]).flatMap {
      Experiment.all(baseline: $0, others: architectures(others))
    }
  }

  @MainActor private func find(_ experiment: String, _ variant: String) throws -> Variant {
    let variants = experiments.first { $0.id == experiment }.map { experiment in
      experiment.variants + [experiment.models, .nothing].compactMap(\.self)
    }
    guard let found = variants?.first(where: { $0.id == variant }) else {
      throw DispatchError.unknownVariant(variant, experiment: experiment)
    }
    return found
  }

  @MainActor private func usual<Value>(
    _ experiment: String, _ variant: String,
    body: (InstructionTrace, LoadedCode) throws -> Value
  ) throws -> Value? {
    // The code is read first, since recording leaves the memory map in many small pieces.
    let code = try LoadedCode(runtimeCode: MainLoop.code)
    var value: Value?
    try find(experiment, variant).run(ExactCounter.repetitions) { work in
      value = try ExactCounter.usual(work) { trace in
        try body(trace, code)
      }
    }
    return value
  }
}

extension MeasurementJob {
  /// Does each job in a process of its own, with a few processes at a time.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - width: The number of processes that may run at once.
  ///   - progress: A function that is called with the number of finished jobs.
  /// - Returns: The outcomes in the order of the jobs.
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
