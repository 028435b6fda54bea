import Architectures
import Foundation
import Interactions
import Jobs
import Reports

/// A measurement of all experiments, such as the comparison of one tap in all architectures.
@MainActor struct DispatchMeasurement {
  /// A function that does jobs and returns the jobs' outcomes in order.
  ///
  /// A job is one part of a measurement. The second argument is the number of jobs that may be done
  /// at once. The third argument is a function that is called with the number of finished jobs.
  typealias Launch = ([MeasurementJob], Int, (Int) -> Void) throws -> [MeasurementJob.Outcome]

  /// The seed of all random choices, which are the same in every run.
  private static let seed: UInt64 = 0x5EED

  private let architectures: [Architecture]
  private let baseline: Architecture
  private let plan: TimingPlan?
  private let requiresExactCounts: Bool
  private let countsArchitectures: Bool
  /// Copies of this program, each in a layout of its own.
  let layouts: ProgramLayouts
  /// The choice of the rows whose instructions are counted in the copies of this program, too.
  ///
  /// A row holds the figures of one interaction in one architecture or control.
  let layoutCounting: LayoutCounting
  private let launch: Launch
  let experiments: [Experiment]
  /// The figures of each variant of each experiment.
  ///
  /// The outer key is the id of the experiment. The inner key is the id of the variant.
  var figures: [String: [String: DispatchFigures]] = [:]
  /// The report's notes on single figures, such as a note that a count is left out.
  var notes: [String] = []
  /// True if every process that made counts had its code and data at fixed addresses.
  private(set) var hasFixedAddresses = true

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - architectures: The architectures to measure; the baseline may be one of them.
  ///   - baseline: The architecture that the others are compared with.
  ///   - plan: The numbers of launches and rounds with which times are measured; `nil` to measure
  ///     no times.
  ///   - requiresExactCounts: True if the counts will be compared with those of another run. The
  ///     measurement then ends with an error if the system refuses fixed addresses.
  ///   - interaction: The only interaction to measure; `nil` to measure all.
  ///   - countsArchitectures: False to count only the floor and the models.
  ///   - layouts: Copies of this program, in which times are measured. If there are fewer copies
  ///     than launches, times are measured in this program.
  ///   - layoutCounting: The choice of the rows whose instructions are counted in the copies, too.
  ///     A row holds the figures of one interaction in one architecture or control.
  ///   - launch: A function that does jobs. A job is one part of the measurement.
  init(
    architectures: [Architecture], baseline: Architecture, plan: TimingPlan?,
    requiresExactCounts: Bool = false, only interaction: String? = nil,
    countsArchitectures: Bool = true, layouts: ProgramLayouts,
    layoutCounting: LayoutCounting = .none,
    launch: @escaping Launch
  ) {
    self.architectures = architectures
    self.baseline = baseline
    self.plan = plan
    self.requiresExactCounts = requiresExactCounts
    self.countsArchitectures = countsArchitectures
    self.layouts = layouts
    self.layoutCounting = layoutCounting
    self.launch = launch
    experiments = Experiment.all(
      baseline: baseline, others: architectures.filter { $0.id != baseline.id }
    ).filter { interaction == nil || $0.id == interaction }
  }

  /// Measures every experiment.
  ///
  /// - Parameter progress: A function that is called with a short line of text as each part begins.
  /// - Returns: The figures of every architecture and of the controls, such as the floor (the
  ///   screens without an architecture).
  /// - Throws: `DispatchError`, such as `wrongScreen` when a screen is not in the expected state,
  ///   and ``ToolError`` when a process cannot do its part of the measurement.
  mutating func run(progress: (String) -> Void) throws -> DispatchResult {
    for experiment in experiments {
      for variant in experiment.variants {
        let interaction = experiment.isAboutScreens ? experiment.id : variant.id
        figures[experiment.id, default: [:]][variant.id] = DispatchFigures(
          interaction: interaction)
      }
      if let models = experiment.models {
        figures[experiment.id]?[models.id] = DispatchFigures(interaction: experiment.id)
      }
    }
    if InstructionRecorder.isAvailable {
      try count(progress)
      try countInLayouts(progress)
    }
    if let plan { try time(plan, progress) }
    return result
  }

  private func job(_ work: MeasurementJob.Work) -> MeasurementJob {
    MeasurementJob(
      work: work, baseline: baseline.id,
      others: architectures.map(\.id).filter { $0 != baseline.id })
  }
}

// MARK: - Counting

extension DispatchMeasurement {
  /// Counts the instructions and other events of every variant, and stores them in the figures.
  private mutating func count(_ progress: (String) -> Void) throws {
    let countsAll = countsArchitectures
    let all = try counts(
      where: { countsAll || [$0.floor, Variant.modelsID].contains($1.id) }, progress)
    for experiment in experiments { take(all[experiment.id, default: [:]], into: experiment) }
  }

  /// Counts the instructions and other events of variants.
  ///
  /// - Parameters:
  ///   - program: The program that counts: this program, or a copy of it in another layout.
  ///   - isCounted: A function that returns true for each variant that should be counted.
  ///   - progress: A function that is called with a short line of text as each variant is counted.
  /// - Returns: The counts. The first key is the id of the experiment, the second key is the id of
  ///   the variant. The counts of the models' work are already reduced by the counts of a variant
  ///   that does nothing, so they do not include the cost of calling the work.
  /// - Throws: The errors of ``run(progress:)``.
  mutating func counts(
    by program: URL? = Bundle.main.executableURL,
    where isCounted: (Experiment, Variant) -> Bool = { _, _ in true }, _ progress: (String) -> Void
  ) throws -> [String: [String: Counts]] {
    var counted = experiments.flatMap { experiment in
      experiment.countedVariants.filter { isCounted(experiment, $0) }
        .map { (experiment: experiment.id, variant: $0.id) }
    }
    if counted.contains(where: { $0.variant == Variant.modelsID }) {
      counted.append((Self.experimentOfNothing.id, Variant.nothingID))
    }
    let jobs = counted.map {
      var counting = job(.count(experiment: $0.experiment, variant: $0.variant))
      counting.program = program
      return counting
    }
    // Counts are the same however busy the machine is.
    let outcomes = try launch(jobs, ProcessInfo.processInfo.activeProcessorCount) { done in
      progress("counting, \(done) of \(jobs.count)")
    }
    var all: [String: [String: Counts]] = [:]
    for ((experiment, variant), outcome) in zip(counted, outcomes) {
      guard case .counted(let counts, let atFixedAddresses) = outcome else { continue }
      if !atFixedAddresses { hasFixedAddresses = false }
      if counts == nil {
        notes.append(
          """
          \(experiment): the counts of \(variant) differ from one repetition to the next and \
          are left out.
          """)
      }
      all[experiment, default: [:]][variant] = counts
    }
    let nothing = all[Self.experimentOfNothing.id]?.removeValue(forKey: Variant.nothingID)
    for (experiment, variants) in all {
      guard let models = variants[Variant.modelsID] else { continue }
      all[experiment]?[Variant.modelsID] = nothing.map { models - $0 }
    }
    guard hasFixedAddresses || !requiresExactCounts else { throw DispatchError.addressesNotFixed }
    if !hasFixedAddresses {
      // The other counts are not exact, and a difference of two of them can be far off.
      all = all.mapValues { $0.mapValues(\.independentOfAddresses) }
    }
    return all
  }

  /// The experiment in which the variant without any work is counted.
  ///
  /// The variant is the same in each experiment, so it is counted only once.
  private static var experimentOfNothing: Experiment { .bindings }

  private mutating func take(_ all: [String: Counts], into experiment: Experiment) {
    let counts = all.mapValues { $0.meaningful(openingScreen: experiment.opensScreen) }
    let floor = counts[experiment.floor]
    let models = experiment.models == nil ? .zero : counts[Variant.modelsID]
    for variant in experiment.variants {
      guard let own = counts[variant.id] else { continue }
      figures[experiment.id]?[variant.id]?.counts = own
      guard variant.id != experiment.floor, let floor, let models else { continue }
      figures[experiment.id]?[variant.id]?.net = own - floor - models
    }
    if experiment.models != nil, let models {
      figures[experiment.id]?[Variant.modelsID]?.counts = models
    }
    if floor == nil || models == nil {
      notes.append(
        """
        \(experiment.id): the values 'net' are null, since a count to subtract is missing: either \
        the count of the floor or the count of the models' own work.
        """)
    }
  }
}

// MARK: - Timing

extension DispatchMeasurement {
  private mutating func time(_ plan: TimingPlan, _ progress: (String) -> Void) throws {
    let jobs = (0..<plan.launches).map { launch in
      var timing = job(.time(seed: Self.seed &+ UInt64(launch) << 32, plan: plan))
      if layouts.copies.count >= plan.launches { timing.program = layouts.copies[launch] }
      return timing
    }
    progress("timing")
    // Launches at the same time would disturb each other.
    let outcomes = try launch(jobs, 1) { progress("timing, \($0) of \(jobs.count) launches") }
    let launches = outcomes.compactMap { outcome -> [[[Double]]]? in
      if case .timed(let times) = outcome { times } else { nil }
    }
    for (number, experiment) in experiments.enumerated() {
      let first = launches.map { $0[number][0] }
      // The machine changes its speed between launches and within them. Only ratios, which compare
      // times of the same round, do not depend on it.
      let baseline = Estimate(of: first)
      for (index, variant) in experiment.variants.enumerated() {
        let times = launches.map { $0[number][index] }
        let ratio = index == 0 ? .one : Ratio(of: times, to: first)
        figures[experiment.id]?[variant.id]?.ratio = ratio
        figures[experiment.id]?[variant.id]?.nanoseconds =
          index == 0 ? baseline : baseline.flatMap { time in ratio.map { time.multiplied(by: $0) } }
      }
    }
  }
}

// MARK: - Results

extension DispatchMeasurement {
  private var result: DispatchResult {
    let screens = experiments.filter(\.isAboutScreens)
    func row(_ variant: String) -> [DispatchFigures] {
      screens.compactMap { figures[$0.id]?[variant] }
    }
    return DispatchResult(
      floor: row(Subject.floor.id), models: row(Variant.modelsID), again: row(Variant.againID),
      slowed: row(Variant.slowedID).first,
      bindings: Experiment.bindings.variants.compactMap {
        figures[Experiment.bindings.id]?[$0.id]
      },
      architectures: Dictionary(
        uniqueKeysWithValues: architectures.map { ($0.id, row($0.id)) }),
      notes: notesOnRun + notes, noteOnLayouts: noteOnLayouts)
  }

  /// The notes on figures that are missing or less exact than usual, for all interactions.
  private var notesOnRun: [String] {
    var notes: [String] = []
    if !hasFixedAddresses {
      let counters = Counter.all.filter(\.dependsOnAddresses).map(\.key)
      notes.append(
        DispatchRun.noteOnRefusedAddresses(
          """
          each process has its code and data at other addresses. From process to process, the \
          counts of \(counters.joined(separator: " and ")) would therefore differ by a few percent. \
          For this reason, these counts are null, and so are their values 'net'. The other counts \
          do not depend on addresses.
          """))
    }
    if let plan {
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
      for interaction in allInteractions where interaction.isAsynchronous {
        notes.append("\(interaction.id) is not measured. \(MainLoopError.unsupportedPlatform)")
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
