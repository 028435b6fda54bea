import Architectures
import Scenarios

/// One measurement of every interaction on every subject.
@MainActor struct DispatchMeasurement {
  /// Times differ from run to run; what is drawn by chance does not.
  private static let seed: UInt64 = 0x5EED

  private let architectures: [Architecture]
  private let baseline: Architecture
  private let plan: TimingPlan
  private let others: [Architecture]
  /// The baseline, the baseline again, the floor, and the other architectures.
  private let subjects: [Subject]
  private var bootstrap = Bootstrap(seed: seed)
  private var notes: [String] = []

  init(architectures: [Architecture], baseline: Architecture, plan: TimingPlan) {
    self.architectures = architectures
    self.baseline = baseline
    self.plan = plan
    others = architectures.filter { $0.id != baseline.id }
    subjects = [Subject(baseline), Subject(baseline), .floor] + others.map(Subject.init)
  }

  /// Measures; the allocations of all interactions come first, when the process has done little.
  ///
  /// - Throws: `DispatchError.wrongScreen` as soon as a screen is not as it should be.
  mutating func run(progress: (String) -> Void) throws(DispatchError) -> DispatchResult {
    notes = Self.fixedNotes
    let interactions = allInteractions
    var rows = subjects.map { _ in interactions.map { DispatchFigures(interaction: $0.id) } }
    for (column, interaction) in interactions.enumerated() where canPerform(interaction) {
      progress("\(interaction.id): counting allocations")
      for (row, subject) in subjects.enumerated() {
        let count = try countAllocations(of: interaction, on: subject)
        rows[row][column].counts[.allocations] = count?.allocations
        rows[row][column].counts[.allocatedBytes] = count?.bytes
      }
    }
    var rounds: [String] = []
    for (column, interaction) in interactions.enumerated() where canPerform(interaction) {
      progress("\(interaction.id): timing")
      var timing = Timing(
        of: interaction, on: subjects, plan: plan, seed: Self.seed + UInt64(column))
      let times = try timing.run()
      rounds.append("\(interaction.id) \(times[0].count)")
      for row in subjects.indices {
        rows[row][column].nanoseconds = Estimate(of: times[row], bootstrap: &bootstrap)
        rows[row][column].ratio =
          row == 0 ? .one : Ratio(of: times[row], to: times[0], bootstrap: &bootstrap)
      }
    }
    notes.append("Times are medians of rounds: \(rounds.joined(separator: ", ")).")
    return result(rows)
  }

  private func result(_ rows: [[DispatchFigures]]) -> DispatchResult {
    var figures = [baseline.id: rows[0]]
    for (other, row) in zip(others, rows.dropFirst(3)) { figures[other.id] = row }
    let asked = Set(architectures.map(\.id))
    return DispatchResult(
      floor: rows[2], again: rows[1], architectures: figures.filter { asked.contains($0.key) },
      notes: notes)
  }

  private func canPerform(_ interaction: any Interaction.Type) -> Bool {
    MainLoop.isSupported || !interaction.isAsynchronous
  }

  private mutating func countAllocations(
    of interaction: any Interaction.Type, on subject: Subject
  ) throws(DispatchError) -> AllocationCount? {
    guard AllocationCounter.isAvailable else { return nil }
    let count = try AllocationCounter.count(interaction, on: subject)
    if count == nil {
      notes.append(
        """
        \(interaction.id): the allocations of \(subject.name) differ from one time to the next and \
        are left out.
        """)
    }
    return count
  }

  /// What is known before anything is measured.
  private static var fixedNotes: [String] {
    var notes = [
      """
      The floor is the same views whose actions set texts that are known beforehand; when a name \
      is saved it still asks the service in a task.
      """,
      """
      Intervals cover the spread of times within one launch of the program, not from launch to \
      launch.
      """,
      """
      instructions, retains, releases, weakLoads, dynamicHops and net are null: they are counted \
      in a later version.
      """,
    ]
    if !AllocationCounter.isAvailable {
      notes.append(
        """
        allocations and allocatedBytes are null: they are counted by breakpoints in the process \
        itself, which needs Linux on x86-64, no sanitizer and a system that lets a process do so.
        """)
    }
    if !MainLoop.isSupported {
      for interaction in allInteractions where interaction.isAsynchronous {
        notes.append("\(interaction.id) is not measured. \(MainLoopError.unsupportedPlatform)")
      }
    }
    return notes
  }
}
