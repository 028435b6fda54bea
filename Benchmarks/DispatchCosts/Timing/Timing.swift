import CProbe
import Statistics

/// Times the variants of one experiment side by side.
///
/// A sample is short, so that most samples meet no interruption; the variants take turns, so that
/// what changes with time meets all of them; and their order is random, so that none always follows
/// the same other one.
@MainActor struct Timing {
  /// Repetitions before the timed ones, on the same screen.
  private static let warmRepetitions = 2
  /// How long a sample should take, so that most samples meet no interruption.
  private static let sampleNanoseconds = 150_000.0
  /// How long it should take where the screens have to be built anew every few repetitions, which
  /// takes many times as long as the sample.
  private static let shortSampleNanoseconds = 50_000.0

  let experiment: Experiment
  let plan: TimingPlan
  private var generator: SplitMix64

  init(of experiment: Experiment, plan: TimingPlan, seed: UInt64) {
    self.experiment = experiment
    self.plan = plan
    generator = SplitMix64(seed: seed)
  }

  /// Measures, and returns the nanoseconds of one repetition for each variant and round.
  ///
  /// - Throws: `DispatchError.wrongScreen` as soon as a screen is not as it should be.
  mutating func run() throws -> [[Double]] {
    let repetitions = try calibratedRepetitions()
    for _ in 0..<plan.warmRounds { _ = try round(repetitions) }
    var times = [[Double]](repeating: [], count: experiment.variants.count)
    for _ in 0..<plan.rounds {
      for (index, time) in try round(repetitions).enumerated() { times[index].append(time) }
    }
    return times
  }

  /// One sample of each variant, in random order.
  private mutating func round(_ repetitions: [Int]) throws -> [Double] {
    let variants = experiment.variants
    var times = [Double](repeating: 0, count: variants.count)
    for index in variants.indices.shuffled(using: &generator) {
      times[index] = try sample(variants[index], repetitions[index])
    }
    return times
  }

  /// The nanoseconds of one repetition, measured over many.
  ///
  /// Each sample has screens of its own: where in memory they lie makes a difference, which so
  /// becomes part of the spread instead of favouring a variant.
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

  /// How many repetitions of each variant make a sample.
  private func calibratedRepetitions() throws -> [Int] {
    let variants = experiment.variants
    var first = try calibratedRepetitions(of: variants[0])
    // A twentieth more is to be a whole number.
    if variants.contains(where: \.isSlowed) { first = max(first / 20, 1) * 20 }
    return try variants.map { variant in
      let own = try calibratedRepetitions(of: variant)
      // Samples of what is about as long as the first are made alike.
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
