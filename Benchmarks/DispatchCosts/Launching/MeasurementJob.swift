import Architectures
import Foundation
import Jobs
import Toolchain

/// A part of the measurement that a process of its own does.
///
/// What a process did before decides where its memory lies and what the allocator has at hand. So
/// each contender is counted in a process that has done nothing else, and times come from several.
package struct MeasurementJob: Codable, Equatable, Sendable {
  enum Work: Codable, Equatable, Sendable {
    /// Counting one contender.
    case count(experiment: String, contender: String)
    /// Explaining one contender.
    case explain(experiment: String, contender: String)
    /// Timing every experiment; what is drawn by chance follows from the seed.
    case time(seed: UInt64, plan: TimingPlan)
    /// Performing one contender as often as it is when it is counted, or less, and nothing else, for
    /// other instruments.
    case perform(experiment: String, contender: String, repetitions: Int)
  }

  let work: Work
  /// The ids of the architectures that take part.
  let baseline: String
  let others: [String]

  /// What came of a job.
  enum Outcome: Codable, Sendable {
    case counted(Counts?)
    case explained(Explanation?)
    /// The nanoseconds by experiment, contender and round.
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
      case .count(let experiment, let contender):
        return .counted(
          try usual(experiment, contender) {
            $0.counts(in: $1, calling: CountedFunction.all())
          })
      case .explain(let experiment, let contender):
        return .explained(
          try usual(experiment, contender) { Explanation(of: $0, in: $1) })
      case .time(let seed, let plan):
        return .timed(
          try experiments.enumerated().map { number, experiment in
            var timing = Timing(of: experiment, plan: plan, seed: seed &+ UInt64(number))
            return try timing.run()
          })
      case .perform(let experiment, let contender, let repetitions):
        // Set up as for counting, so that memory is laid out alike.
        try find(experiment, contender).run(ExactCounter.repetitions) { work in
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

  @MainActor private func find(_ experiment: String, _ contender: String) throws -> Contender {
    let contenders = experiments.first { $0.id == experiment }.map { experiment in
      experiment.contenders + experiment.controls
    }
    guard let found = contenders?.first(where: { $0.id == contender }) else {
      throw DispatchError.workerFailed(reason: "\(experiment) knows no \(contender)")
    }
    return found
  }

  @MainActor private func usual<Value>(
    _ experiment: String, _ contender: String,
    body: (InstructionTrace, LoadedCode) throws -> Value
  ) throws -> Value? {
    // Recording leaves the memory map in many small pieces.
    let code = try LoadedCode(runtimeCode: MainLoop.code)
    var value: Value?
    try find(experiment, contender).run(ExactCounter.repetitions) { work in
      value = try ExactCounter.usual(work) { trace in
        try body(trace, code)
      }
    }
    return value
  }
}
