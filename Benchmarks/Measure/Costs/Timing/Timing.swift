import CProbe
import Interactions
import Reports

/// A measurement of the times of all variants of one experiment.
///
/// A variant is one way to do the same work. Each sample times only a few repetitions of one
/// variant, so that most samples are not interrupted. Each round takes one sample of each variant,
/// so that a change of the machine's speed affects all variants. The order in a round is random, so
/// that no variant always follows the same other variant.
///
/// ```swift
/// var timing = Timing(of: .bindings, plan: .quick, seed: 1)
/// let nanoseconds = try timing.run()
/// print(nanoseconds[0].count)  // 12, the rounds of the first variant
/// ```
@MainActor struct Timing {
  /// The number of repetitions that are not timed, before the timed repetitions of the same work.
  private static let warmRepetitions = 2
  /// The wanted duration of a sample in nanoseconds, so short that few samples are interrupted.
  private static let sampleNanoseconds = 150_000.0
  /// The wanted duration, in nanoseconds, of a sample that needs new screens every few repetitions.
  ///
  /// A short sample needs few screens. Building the screens takes many times as long as the sample.
  private static let shortSampleNanoseconds = 50_000.0

  let experiment: Experiment
  let plan: TimingPlan
  private var generator: SplitMix64

  init(of experiment: Experiment, plan: TimingPlan, seed: UInt64) {
    self.experiment = experiment
    self.plan = plan
    generator = SplitMix64(seed: seed)
  }

  /// Measures all rounds, each with one sample of each variant.
  ///
  /// - Returns: The nanoseconds of one repetition, indexed by variant and round.
  /// - Throws: `DispatchError.wrongScreen` as soon as a screen is not in the expected state.
  mutating func run() throws -> [[Double]] {
    let repetitions = try calibratedRepetitions()
    for _ in 0..<plan.warmRounds { _ = try round(repetitions) }
    var times = [[Double]](repeating: [], count: experiment.variants.count)
    for _ in 0..<plan.rounds {
      for (index, time) in try round(repetitions).enumerated() { times[index].append(time) }
    }
    return times
  }

  /// Takes one sample of each variant in random order.
  ///
  /// - Parameter repetitions: The number of repetitions in the sample of each variant.
  /// - Returns: The nanoseconds of one repetition, for each variant of the experiment.
  /// - Throws: `DispatchError.wrongScreen` when a screen is not in the expected state.
  private mutating func round(_ repetitions: [Int]) throws -> [Double] {
    let variants = experiment.variants
    var times = [Double](repeating: 0, count: variants.count)
    for index in variants.indices.shuffled(using: &generator) {
      times[index] = try sample(variants[index], repetitions[index])
    }
    return times
  }

  /// Takes a sample of a variant and returns the nanoseconds of one repetition.
  ///
  /// Each sample has screens of its own, whose addresses in memory affect the time. So this effect
  /// becomes a part of the spread of the times, and does not favor one variant.
  private func sample(_ variant: Variant, _ repetitions: Int) throws -> Double {
    var nanoseconds: UInt64 = 0
    var remaining = variant.count(for: repetitions)
    while remaining > 0 {
      let portion = min(remaining, experiment.maximumRepetitions)
      try variant.run(Self.warmRepetitions + portion) { work in
        for _ in 0..<Self.warmRepetitions {
          work.prepare()
          work.perform()
        }
        nanoseconds += Self.nanoseconds(of: work, portion)
      }
      remaining -= portion
    }
    return Double(nanoseconds) / Double(repetitions)
  }

  /// Returns the number of repetitions in a sample of each variant, found by timing trial samples.
  private func calibratedRepetitions() throws -> [Int] {
    let variants = experiment.variants
    var first = try calibratedRepetitions(of: variants[0])
    // A twentieth of the repetitions must be a whole number.
    if variants.contains(where: \.isSlowed) { first = max(first / 20, 1) * 20 }
    return try variants.map { variant in
      let own = try calibratedRepetitions(of: variant)
      // Variants that take about as long as the first get equal samples.
      return own < first / 2 ? own : first
    }
  }

  private func calibratedRepetitions(of variant: Variant) throws -> Int {
    let target =
      experiment.maximumRepetitions == .max ? Self.sampleNanoseconds : Self.shortSampleNanoseconds
    var repetitions = 1
    while true {
      var time = Double.infinity
      for _ in 0..<3 { time = min(time, try sample(variant, repetitions)) }
      let needed = Int(target / max(time, 1))
      if needed <= repetitions { return max(needed, 1) }
      repetitions = min(needed, repetitions * 4)
    }
  }

  @inline(never)
  private static func nanoseconds(of work: any RepeatedWork, _ repetitions: Int) -> UInt64 {
    let start = probe_now()
    for _ in 0..<repetitions {
      work.prepare()
      work.perform()
      probe_barrier()
    }
    return probe_now() - start
  }
}
