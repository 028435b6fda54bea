import Architectures
import CProbe
import Interactions
import Reports

/// A measurement of the times of all work of one group, such as a tap in each architecture.
///
/// Each sample times only a few repetitions of one work, so that most samples are not interrupted.
/// Each round takes one sample of each work, so that a change of the machine's speed affects all.
/// The order in a round is random, so that no work always follows the same other work.
///
/// ```swift
/// var timing = Timing(of: .bindings, baseline: .mvc, plan: .quick, seed: 1)
/// let nanoseconds = try timing.run()
/// print(nanoseconds[0].count)  // 12, the rounds of the stored closure
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

  private let group: WorkGroup
  private let baseline: Architecture
  private let plan: TimingPlan
  private var generator: SplitMix64

  init(of group: WorkGroup, baseline: Architecture, plan: TimingPlan, seed: UInt64) {
    self.group = group
    self.baseline = baseline
    self.plan = plan
    generator = SplitMix64(seed: seed)
  }

  /// Measures all rounds, and returns the nanoseconds of one repetition, indexed by work and round.
  mutating func run() throws -> [[Double]] {
    let repetitions = try calibratedRepetitions()
    for _ in 0..<plan.warmRounds { _ = try round(repetitions) }
    var times = [[Double]](repeating: [], count: group.timed.count)
    for _ in 0..<plan.rounds {
      for (index, time) in try round(repetitions).enumerated() { times[index].append(time) }
    }
    return times
  }

  /// Takes one sample of each work in random order, and returns the nanoseconds of one repetition.
  private mutating func round(_ repetitions: [Int]) throws -> [Double] {
    let works = group.timed
    var times = [Double](repeating: 0, count: works.count)
    for index in works.indices.shuffled(using: &generator) {
      times[index] = try sample(works[index], repetitions[index])
    }
    return times
  }

  /// Takes a sample of some work and returns the nanoseconds of one repetition.
  ///
  /// Each sample has screens of its own, whose addresses in memory affect the time. So this effect
  /// becomes a part of the spread of the times, and does not favor one work.
  private func sample(_ work: MeasuredWork, _ repetitions: Int) throws -> Double {
    var nanoseconds: UInt64 = 0
    var remaining = work.count(for: repetitions)
    while remaining > 0 {
      let portion = min(remaining, group.maximumRepetitions)
      try work.run(Self.warmRepetitions + portion, baseline: baseline) { work in
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

  /// Returns the number of repetitions in a sample of each work, found by timing trial samples.
  private func calibratedRepetitions() throws -> [Int] {
    let works = group.timed
    var first = try calibratedRepetitions(of: works[0])
    // A twentieth of the repetitions must be a whole number.
    if works.contains(where: \.isSlowed) { first = max(first / 20, 1) * 20 }
    return try works.map { work in
      let own = try calibratedRepetitions(of: work)
      // Work that takes about as long as the first gets equal samples.
      return own < first / 2 ? own : first
    }
  }

  private func calibratedRepetitions(of work: MeasuredWork) throws -> Int {
    let target =
      group.maximumRepetitions == .max ? Self.sampleNanoseconds : Self.shortSampleNanoseconds
    var repetitions = 1
    while true {
      var time = Double.infinity
      for _ in 0..<3 { time = min(time, try sample(work, repetitions)) }
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

/// A plan for measuring times: the number of launches of the program, and the numbers of rounds in
/// each launch.
struct TimingPlan: Codable, Equatable, Sendable {
  /// The number of launches: processes that measure times, one after the other.
  ///
  /// Each launch runs the program in another layout. There must be at least two, since the intervals
  /// of the times are computed from the differences between launches.
  let launches: Int
  /// The number of rounds at the start of each launch; the times of these rounds are not used.
  ///
  /// During these rounds, caches and branch predictors adapt to the work.
  let warmRounds: Int
  /// The number of rounds in each launch whose times are used.
  ///
  /// These rounds follow the warm rounds. A round takes one sample of the time of each work.
  let rounds: Int

  /// The plan for the most precise times.
  static let full = TimingPlan(launches: 12, warmRounds: 10, rounds: 100)
  /// The plan for a quick check, with less precise times.
  static let quick = TimingPlan(launches: 5, warmRounds: 3, rounds: 12)
}
