import Architectures
import Foundation
import Interactions
import Jobs
import Statistics

/// One measurement of every experiment.
@MainActor struct DispatchMeasurement {
  /// Does jobs, at most so many at once, and reports the number of those that are done.
  typealias Launch = ([MeasurementJob], Int, (Int) -> Void) throws -> [MeasurementJob.Outcome]

  /// Times differ from run to run; random choices do not.
  private static let seed: UInt64 = 0x5EED

  private let architectures: [Architecture]
  private let baseline: Architecture
  private let plan: TimingPlan?
  private let requiresExactCounts: Bool
  private let launch: Launch
  private let experiments: [Experiment]
  private var figures: [String: [String: DispatchFigures]] = [:]
  private var notes: [String] = []
  /// False if a process that counted did not lie at fixed addresses.
  private var hasFixedAddresses = true

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - architectures: The architectures beside the baseline, which may be one of them.
  ///   - baseline: The architecture that the others are compared with.
  ///   - plan: The launches and rounds of timing; `nil` to leave times out.
  ///   - requiresExactCounts: True if the counts are compared with those of another run.
  ///   - launch: Does the jobs.
  init(
    architectures: [Architecture], baseline: Architecture, plan: TimingPlan?,
    requiresExactCounts: Bool = false, launch: @escaping Launch
  ) {
    self.architectures = architectures
    self.baseline = baseline
    self.plan = plan
    self.requiresExactCounts = requiresExactCounts
    self.launch = launch
    experiments = Experiment.all(
      baseline: baseline, others: architectures.filter { $0.id != baseline.id })
  }

  /// Measures.
  ///
  /// - Throws: `DispatchError`, such as `wrongScreen` when a screen is not as it should be, and
  ///   ``ToolError`` when a process cannot do its part.
  mutating func run(progress: (String) -> Void) throws -> DispatchResult {
    for experiment in experiments {
      for variant in experiment.variants {
        let interaction = experiment.isAboutScreens ? experiment.id : variant.id
        figures[experiment.id, default: [:]][variant.id] = DispatchFigures(
          interaction: interaction)
      }
    }
    if InstructionRecorder.isAvailable { try count(progress) }
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
  private mutating func count(_ progress: (String) -> Void) throws {
    let counted = experiments.flatMap { experiment in
      (experiment.variants.filter { !$0.isSlowed } + experiment.controls)
        .map { (experiment: experiment, variant: $0.id) }
    }
    let jobs = counted.map {
      job(.count(experiment: $0.experiment.id, variant: $0.variant))
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
          \(experiment.id): the counts of \(variant) differ from one time to the next and are \
          left out.
          """)
      }
      all[experiment.id, default: [:]][variant] =
        counts?.meaningful(buildingScreen: experiment.buildsScreen)
    }
    guard hasFixedAddresses || !requiresExactCounts else { throw DispatchError.addressesNotFixed }
    for experiment in experiments { take(all[experiment.id, default: [:]], into: experiment) }
  }

  private mutating func take(_ counts: [String: Counts], into experiment: Experiment) {
    let floor = counts[experiment.floor]
    let models: Counts? =
      if experiment.models == nil {
        .zero
      } else if let models = counts[Variant.modelsID], let nothing = counts[Variant.nothingID] {
        models - nothing
      } else {
        nil
      }
    for variant in experiment.variants {
      guard let own = counts[variant.id] else { continue }
      figures[experiment.id]?[variant.id]?.counts = own
      guard variant.id != experiment.floor, let floor, let models else { continue }
      var net = own - floor - models
      if !hasFixedAddresses {
        // The difference of two counts that vary can be far off.
        for counter in Counter.all where counter.dependsOnAddresses { net[counter] = nil }
      }
      figures[experiment.id]?[variant.id]?.net = net
    }
    if floor == nil || models == nil {
      notes.append("\(experiment.id): net is null, since what it leaves out was not counted.")
    }
  }
}

// MARK: - Timing

extension DispatchMeasurement {
  private mutating func time(_ plan: TimingPlan, _ progress: (String) -> Void) throws {
    let jobs = (0..<plan.launches).map { launch in
      job(.time(seed: Self.seed &+ UInt64(launch) << 32, plan: plan))
    }
    progress("timing")
    // One after the other: they would disturb each other.
    let outcomes = try launch(jobs, 1) { progress("timing, \($0) of \(jobs.count) launches") }
    let launches = outcomes.compactMap { outcome -> [[[Double]]]? in
      if case .timed(let times) = outcome { times } else { nil }
    }
    progress("drawing intervals")
    var bootstrap = Bootstrap(seed: Self.seed)
    for (number, experiment) in experiments.enumerated() {
      let first = launches.map { $0[number][0] }
      for (index, variant) in experiment.variants.enumerated() {
        let times = launches.map { $0[number][index] }
        figures[experiment.id]?[variant.id]?.nanoseconds = Estimate(
          of: times, bootstrap: &bootstrap)
        figures[experiment.id]?[variant.id]?.ratio =
          index == 0 ? .one : Ratio(of: times, to: first, bootstrap: &bootstrap)
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
      floor: row(Subject.floor.id), again: row(Variant.againID),
      slowed: row(Variant.slowedID).first,
      bindings: Experiment.bindings.variants.compactMap {
        figures[Experiment.bindings.id]?[$0.id]
      },
      architectures: Dictionary(
        uniqueKeysWithValues: architectures.map { ($0.id, row($0.id)) }),
      notes: notesOnMethod + notes)
  }

  /// The notes about the method, which do not depend on the figures.
  private var notesOnMethod: [String] {
    var notes = [
      """
      The floor is the same views whose actions set texts that are known beforehand; when a profile \
      is loaded or a name is saved it still asks the service in a task.
      """,
      """
      net is without the floor's counts and without what the models take alone: composing the \
      greeting, reading and writing the cache, checking the name, wording an error. The floor has no \
      net; that of the bindings is without the closure's counts.
      """,
      """
      runtimeInstructions are those of the concurrency runtime, its checks of isolation included, of \
      libdispatch, of the loop that runs their jobs on one thread, and of the library functions \
      that these call; instructions and net include them.
      """,
      """
      liveBytes are null except for what builds a screen. allocations are calls of malloc and \
      calloc.
      """,
      """
      Counts are made in processes of their own that \
      \(hasFixedAddresses ? "lie at fixed addresses and " : "")hash alike, after \
      the same was done \(ExactCounter.warmRepetitions) times. The kernel's work is not counted; the call of \
      the interaction by the instrument is.
      """,
    ]
    if !hasFixedAddresses {
      notes.append(
        """
        This system refuses fixed addresses (the system call 'personality'), so instructions differ \
        by a few percent from process to process, also between equal rows, and their net is null. \
        The other counts do not depend on addresses. In a container, \
        --security-opt seccomp=unconfined allows the call.
        """)
    }
    if let plan {
      notes.append(
        """
        Times are medians of \(plan.launches * plan.rounds) rounds in \(plan.launches) launches of \
        the program; the intervals hold what differs between rounds and between launches.
        """)
    } else {
      notes.append("Times and ratios are null: only counts were asked for.")
    }
    if !InstructionRecorder.isAvailable {
      notes.append(
        """
        All counts and net are null: they are made by single-stepping in the process itself, which \
        needs Linux on x86-64 and no sanitizer.
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
