import Architectures
import Foundation
import Interactions
import Jobs
import Reports

/// A measurement of all interactions, and of all ways to deliver a text to labels.
@MainActor struct DispatchMeasurement {
  /// A function that does jobs and returns their outcomes in order; it takes the number of jobs that
  /// may be done at once, and a function that is called with the number of finished jobs.
  typealias Launch = ([MeasurementJob], Int, (Int) -> Void) throws -> [MeasurementJob.Outcome]

  /// The seed of all random choices, which are the same in every run.
  private static let seed: UInt64 = 0x5EED

  private let architectures: [Architecture]
  private let baseline: Architecture
  private let effort: DispatchRun.Effort
  /// Copies of this program, in which times are measured if there are as many as launches.
  let layouts: ProgramLayouts
  /// The choice of the rows whose instructions are counted in the copies of this program, too.
  let layoutCounting: LayoutCounting
  private let launch: Launch
  let groups: [WorkGroup]
  var figures: [MeasuredWork: DispatchFigures]
  /// The report's notes on single figures, such as a note that a count is left out.
  var notes: [String] = []
  /// True if every process that made counts had its code and data at fixed addresses.
  private(set) var hasFixedAddresses = true

  /// Prepares a measurement of some architectures; the baseline may be one of them.
  init(
    architectures: [Architecture], baseline: Architecture, effort: DispatchRun.Effort,
    layouts: ProgramLayouts, layoutCounting: LayoutCounting = .none, launch: @escaping Launch
  ) {
    self.architectures = architectures
    self.baseline = baseline
    self.effort = effort
    self.layouts = layouts
    self.layoutCounting = layoutCounting
    self.launch = launch
    groups = WorkGroup.all(
      baseline: baseline, others: architectures.filter { $0.id != baseline.id }
    ).filter { effort.interaction == nil || $0.name == effort.interaction?.rawValue }
    figures = Dictionary(
      uniqueKeysWithValues: groups.flatMap(\.works).map { ($0, DispatchFigures()) })
  }

  /// Measures all work; see ``DispatchRun/measure(_:layoutCounting:progress:)``.
  mutating func run(progress: (String) -> Void) throws -> DispatchResult {
    if InstructionRecorder.isAvailable {
      try count(progress)
      try countInLayouts(progress)
    }
    if let plan = effort.plan { try time(plan, progress) }
    return result
  }
}

// MARK: - Counting

extension DispatchMeasurement {
  /// Counts the instructions and other events of all work, and stores them in the figures.
  private mutating func count(_ progress: (String) -> Void) throws {
    let all = try counts(
      of: groups.flatMap { group in
        effort.countsArchitectures
          ? group.counted : [group.floor] + [group.models].compactMap(\.self)
      }, progress)
    for group in groups { take(all, into: group) }
  }

  /// Counts the instructions and other events of some work in this program, or in a copy of it.
  ///
  /// The counts of the models' work are reduced by those of no work, so they do not include the cost
  /// of calling the work.
  mutating func counts(
    of works: [MeasuredWork], by program: URL? = Bundle.main.executableURL,
    _ progress: (String) -> Void
  ) throws -> [MeasuredWork: Counts] {
    let counted = works + (works.contains(where: \.isOfModels) ? [.nothing] : [])
    let jobs = counted.map {
      MeasurementJob(.count($0), baseline: baseline, program: program)
    }
    // Counts are the same however busy the machine is.
    let outcomes = try launch(jobs, ProcessInfo.processInfo.activeProcessorCount) { done in
      progress("counting, \(done) of \(jobs.count)")
    }
    var all: [MeasuredWork: Counts] = [:]
    for (work, outcome) in zip(counted, outcomes) {
      guard case .counted(let counts, let atFixedAddresses) = outcome else { continue }
      if !atFixedAddresses { hasFixedAddresses = false }
      if counts == nil {
        notes.append("\(work.counts) differ from one repetition to the next and are left out.")
      }
      all[work] = counts
    }
    let nothing = all.removeValue(forKey: .nothing)
    for (work, models) in all where work.isOfModels { all[work] = nothing.map { models - $0 } }
    guard hasFixedAddresses || !effort.requiresExactCounts else {
      throw DispatchError.addressesNotFixed
    }
    // The other counts are not exact, and a difference of two of them can be far off.
    return hasFixedAddresses ? all : all.mapValues(\.independentOfAddresses)
  }

  private mutating func take(_ all: [MeasuredWork: Counts], into group: WorkGroup) {
    func counts(of work: MeasuredWork) -> Counts? {
      all[work]?.meaningful(openingScreen: group.opensScreen)
    }
    let floor = counts(of: group.floor)
    let models =
      group.models == nil ? Counts.zero : group.models.flatMap { counts(of: $0) }
    for work in group.works {
      guard let own = counts(of: work) else { continue }
      figures[work]?.counts = own
      guard work != group.floor, work != group.models, let floor, let models else { continue }
      figures[work]?.net = own - floor - models
    }
    if floor == nil || models == nil {
      notes.append(
        """
        \(group.name): the values 'net' are null, since a count to subtract is missing: either \
        the count of the floor or the count of the models' own work.
        """)
    }
  }
}

// MARK: - Timing

extension DispatchMeasurement {
  private mutating func time(_ plan: TimingPlan, _ progress: (String) -> Void) throws {
    let others = architectures.map(\.id).filter { $0 != baseline.id }
    let jobs = (0..<plan.launches).map { launch in
      let seed = Self.seed &+ UInt64(launch) << 32
      var timing = MeasurementJob(.time(others: others, seed: seed, plan: plan), baseline: baseline)
      if layouts.copies.count >= plan.launches { timing.program = layouts.copies[launch] }
      return timing
    }
    progress("timing")
    // Launches at the same time would disturb each other.
    let outcomes = try launch(jobs, 1) { progress("timing, \($0) of \(jobs.count) launches") }
    let launches = outcomes.compactMap { outcome -> [[[Double]]]? in
      if case .timed(let times) = outcome { times } else { nil }
    }
    for (number, group) in groups.enumerated() {
      let first = launches.map { $0[number][0] }
      // The machine changes its speed between launches and within them. Only ratios, which compare
      // times of the same round, do not depend on it.
      let baseline = Estimate(of: first)
      for (index, work) in group.timed.enumerated() {
        let times = launches.map { $0[number][index] }
        let ratio = index == 0 ? .one : Estimate(of: times, to: first)
        figures[work]?.ratio = ratio
        figures[work]?.nanoseconds =
          index == 0 ? baseline : baseline.flatMap { time in ratio.map { time.multiplied(by: $0) } }
      }
    }
  }
}

// MARK: - Results

extension DispatchMeasurement {
  private var result: DispatchResult {
    func costs(on subject: MeasuredWork.Subject) -> [Interaction: DispatchFigures] {
      let rows = Interaction.allCases.compactMap { interaction in
        figures[.interaction(interaction, on: subject)].map { (interaction, $0) }
      }
      return Dictionary(uniqueKeysWithValues: rows)
    }
    var result = DispatchResult(notes: notesOnRun + notes, noteOnLayouts: noteOnLayouts)
    result.controls.floor = costs(on: .floor)
    result.controls.models = costs(on: .models)
    result.controls.again = costs(on: .again)
    result.controls.slowed = costs(on: .slowed).first.map { CostRow($0.key, $0.value) }
    result.controls.bindings = Dictionary(
      uniqueKeysWithValues: ComparedBinding.allCases.compactMap { binding in
        figures[.delivery(binding)].map { (binding, $0) }
      })
    for architecture in architectures {
      result.architectures[architecture.id] = costs(on: .architecture(architecture.id))
    }
    return result
  }

  /// The notes on figures that are missing or less exact than usual, for all interactions.
  private var notesOnRun: [String] {
    var notes: [String] = []
    if !hasFixedAddresses {
      let counters = Counter.allCases.filter(\.dependsOnAddresses).map(\.rawValue)
      notes.append(
        DispatchRun.noteOnRefusedAddresses(
          """
          each process has its code and data at other addresses. From process to process, the \
          counts of \(counters.joined(separator: " and ")) would therefore differ by a few percent. \
          For this reason, these counts are null, and so are their values 'net'. The other counts \
          do not depend on addresses.
          """))
    }
    if let plan = effort.plan {
      notes += notesOnTimes(plan)
    } else {
      notes.append("Times and ratios are null: only counts were asked for.")
    }
    if !InstructionRecorder.isAvailable {
      notes.append(
        """
        All counters are null, and so are their values 'net'. To count, the tool runs a process in \
        single steps, which is possible only on Linux on x86-64, in a build without a sanitizer.
        """)
    }
    if !MainLoop.isSupported {
      for interaction in Interaction.allCases where interaction.isAsynchronous {
        notes.append(
          "\(interaction.rawValue) is not measured. \(MainLoopError.unsupportedPlatform)")
      }
    }
    return notes
  }

  private func notesOnTimes(_ plan: TimingPlan) -> [String] {
    guard layouts.copies.count < plan.launches else { return [] }
    let note = """
      All launches run this build of the program and no copies in other layouts. So the intervals \
      of the ratios hold for this build only. The next build places functions and data in another \
      order, which moves times by a few percent.
      """
    let reason = layouts.problem.map { problem in
      """
      No copies of the program can be linked in other layouts: \
      \(problem.split(separator: "\n").joined(separator: " "))
      """
    }
    return [note, reason].compactMap(\.self)
  }
}
