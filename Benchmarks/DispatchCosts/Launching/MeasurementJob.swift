import Architectures
import Foundation
import Jobs
import Toolchain

/// A part of the measurement that a process of its own does.
///
/// What a process did before decides where its memory lies and what the allocator has at hand. So
/// each variant is counted in a process that has done nothing else, and times come from several.
package struct MeasurementJob: Codable, Equatable, Sendable {
  enum Work: Codable, Equatable, Sendable {
    /// Counting one variant.
    case count(experiment: String, variant: String)
    /// Explaining one variant.
    case explain(experiment: String, variant: String)
    /// Timing every experiment; what is drawn by chance follows from the seed.
    case time(seed: UInt64, plan: TimingPlan)
    /// Performing one variant as often as it is when it is counted, or less, and nothing else, for
    /// other instruments.
    case perform(experiment: String, variant: String, repetitions: Int)
  }

  let work: Work
  /// The ids of the architectures that take part.
  let baseline: String
  let others: [String]

  /// What came of a job.
  enum Outcome: Codable, Sendable {
    case counted(Counts?)
    case explained(Explanation?)
    /// The nanoseconds by experiment, variant and round.
    case timed([[[Double]]])
    case performed
    case failed(DispatchError)
  }

  /// Does the job here and now.
  ///
  /// Call it from synchronous code on the main thread, where queued jobs can be run to their end.
  @MainActor func run() -> Outcome {
    do {
      switch work {
      case .count(let experiment, let variant):
        return .counted(
          try usual(experiment, variant) {
            $0.counts(in: $1, calling: CountedFunction.all())
          })
      case .explain(let experiment, let variant):
        return .explained(
          try usual(experiment, variant) { Explanation(of: $0, in: $1) })
      case .time(let seed, let plan):
        return .timed(
          try experiments.enumerated().map { number, experiment in
            var timing = Timing(of: experiment, plan: plan, seed: seed &+ UInt64(number))
            return try timing.run()
          })
      case .perform(let experiment, let variant, let repetitions):
        // Set up as for counting, so that memory is laid out alike.
        try find(experiment, variant).run(ExactCounter.repetitions) { work in
          for _ in 0..<min(repetitions, ExactCounter.repetitions) {
            work.prepare()
            work.perform()
          }
        }
        return .performed
      }
    } catch let error as DispatchError {
      return .failed(error)
    } catch {
      return .failed(.workerFailed(reason: error.localizedDescription))
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
      experiment.variants + experiment.controls
    }
    guard let found = variants?.first(where: { $0.id == variant }) else {
      throw DispatchError.workerFailed(reason: "\(experiment) knows no \(variant)")
    }
    return found
  }

  @MainActor private func usual<Value>(
    _ experiment: String, _ variant: String,
    body: (InstructionTrace, LoadedCode) throws -> Value
  ) throws -> Value? {
    // Recording leaves the memory map in many small pieces.
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
