import CProbe

/// Times one interaction on several subjects side by side.
///
/// A sample is short, so that most samples meet no interruption; the subjects take turns, so that
/// what changes with time meets all of them; and their order is random, so that none always follows
/// the same other one.
@MainActor struct Timing {
  /// Repetitions before the timed ones, on the same screen.
  private static let warmRepetitions = 2

  let interaction: any Interaction.Type
  let subjects: [Subject]
  let plan: TimingPlan
  private var generator: SplitMix64

  init(
    of interaction: any Interaction.Type, on subjects: [Subject], plan: TimingPlan, seed: UInt64
  ) {
    self.interaction = interaction
    self.subjects = subjects
    self.plan = plan
    generator = SplitMix64(seed: seed)
  }

  /// Measures, and returns the nanoseconds of one repetition for each subject and round.
  ///
  /// - Throws: `DispatchError.wrongScreen` as soon as a screen is not as it should be.
  mutating func run() throws(DispatchError) -> [[Double]] {
    let repetitions = try calibratedRepetitions()
    for _ in 0..<plan.warmRounds { _ = try round(repetitions) }
    var times = [[Double]](repeating: [], count: subjects.count)
    let end = probe_now() + plan.nanoseconds
    for number in 0..<plan.maximumRounds {
      if number >= plan.minimumRounds && probe_now() > end { break }
      for (index, time) in try round(repetitions).enumerated() { times[index].append(time) }
    }
    return times
  }

  /// One sample of each subject, in random order.
  private mutating func round(_ repetitions: Int) throws(DispatchError) -> [Double] {
    var times = [Double](repeating: 0, count: subjects.count)
    for index in subjects.indices.shuffled(using: &generator) {
      times[index] = try sample(subjects[index], repetitions)
    }
    return times
  }

  /// The nanoseconds of one repetition, measured over many.
  ///
  /// Each sample has screens of its own: where in memory they lie makes a difference, which so
  /// becomes part of the spread instead of favouring a subject.
  private func sample(_ subject: Subject, _ repetitions: Int) throws(DispatchError) -> Double {
    var nanoseconds: UInt64 = 0
    var remaining = repetitions
    while remaining > 0 {
      let portion = min(remaining, interaction.maximumRepetitions)
      nanoseconds += try subject.with(
        interaction, repetitions: Self.warmRepetitions + portion
      ) { interaction in
        for _ in 0..<Self.warmRepetitions { interaction.perform() }
        return Self.nanoseconds(of: interaction, portion)
      }
      remaining -= portion
    }
    return Double(nanoseconds) / Double(repetitions)
  }

  /// How many repetitions of the first subject make a sample.
  private func calibratedRepetitions() throws(DispatchError) -> Int {
    var repetitions = 1
    while true {
      var time = Double.infinity
      for _ in 0..<3 { time = min(time, try sample(subjects[0], repetitions)) }
      let needed = Int(interaction.sampleNanoseconds / max(time, 1))
      if needed <= repetitions { return max(needed, 1) }
      repetitions = min(needed, repetitions * 4)
    }
  }

  @inline(never)
  private static func nanoseconds(of interaction: any Interaction, _ repetitions: Int) -> UInt64 {
    let start = probe_now()
    for _ in 0..<repetitions {
      interaction.perform()
      probe_barrier()
    }
    return probe_now() - start
  }
}
