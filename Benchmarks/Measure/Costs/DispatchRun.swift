import Architectures
import Foundation
import Interactions

/// A measurement of the cost of each interaction in each architecture.
///
/// Every measurement begins and ends with a check of the screen, since only screens that do the
/// same can be compared.
///
/// ```swift
/// @MainActor func measure(against baseline: Architecture) throws -> DispatchResult {
///   let run = DispatchRun(architectures: Architecture.all, baseline: baseline)
///   return try run.measure(.quick) { line in print(line) }
/// }
/// ```
package struct DispatchRun: Sendable {
  /// The beginning of the note that says in how many layouts instructions were counted.
  static let layoutsKey = "instructionsInLayouts"

  /// The thoroughness of a measurement, which decides how long the measurement takes.
  package struct Effort: Equatable, Sendable {
    /// The numbers of launches and rounds with which times are measured; `nil` to measure none.
    var plan: TimingPlan?
    /// True if the counts will be compared with those of another run.
    ///
    /// The measurement then ends with an error if the system refuses fixed addresses.
    var requiresExactCounts = false
    /// False to count only the floor and the models.
    var countsArchitectures = true
    /// The only interaction to measure; `nil` to measure all.
    var interaction: Interaction?

    /// Counts and times, with enough rounds for precise times.
    package static let full = Effort(plan: .full)
    /// Counts and times, with fewer rounds, so that the times are less precise.
    package static let quick = Effort(plan: .quick)
    /// Counts without times, exact enough to be compared with the counts of another run.
    package static let countsOnly = Effort(requiresExactCounts: true)
    /// Only the counts of the floor and of the models, exact enough to be compared with those of
    /// another run.
    package static let floorAndModels = Effort(
      requiresExactCounts: true, countsArchitectures: false)
    /// Counts of one interaction, without times.
    package static func interaction(_ interaction: Interaction) -> Effort {
      Effort(interaction: interaction)
    }

    /// Returns the same effort for one interaction alone, without the ways to deliver a text.
    package func only(_ interaction: Interaction) -> Effort {
      var effort = self
      effort.interaction = interaction
      return effort
    }
  }

  private let architectures: [Architecture]
  private let baseline: Architecture

  /// Prepares to measure some architectures.
  ///
  /// - Parameters:
  ///   - architectures: The architectures to measure, in any order.
  ///   - baseline: The architecture with which the others are compared. The baseline may be one of
  ///     the measured architectures.
  package init(architectures: [Architecture], baseline: Architecture) {
    self.architectures = architectures
    self.baseline = baseline
  }

  /// Measures every interaction, and every way to deliver a text to labels.
  ///
  /// Call this method from synchronous code in a program that begins with
  /// `WorkerProgram.run(_:kinds:)`.
  ///
  /// - Parameters:
  ///   - effort: The thoroughness of the measurement: only counts, counts and precise times, or
  ///     counts and less precise times.
  ///   - layoutCounting: The choice of the rows whose instructions are counted in several layouts.
  ///     If all rows are chosen, counting takes about ten times as long as if no row is chosen.
  ///   - progress: A function that is called with a short line of text as each part begins.
  /// - Returns: The figures of every architecture and of the controls, such as the floor (the
  ///   screens without an architecture).
  /// - Throws: `DispatchError` with the reason why costs cannot be measured, and ``ToolError`` when
  ///   a process cannot do its part of the measurement.
  @MainActor package func measure(
    _ effort: Effort, layoutCounting: LayoutCounting = .none, progress: (String) -> Void
  ) throws -> DispatchResult {
    try Self.requireRelease()
    let layoutsForCounts =
      switch layoutCounting {
      case .none: 0
      case .allRows, .rowsAbove:
        InstructionRecorder.isAvailable ? DispatchMeasurement.layoutsForCounts : 0
      }
    let layoutCount = max(effort.plan?.launches ?? 0, layoutsForCounts)
    return try ProgramLayouts.linked(count: layoutCount, progress: progress) { layouts in
      var measurement = DispatchMeasurement(
        architectures: architectures, baseline: baseline, effort: effort, layouts: layouts,
        layoutCounting: layoutCounting, launch: MeasurementJob.outcomes)
      return try measurement.run(progress: progress)
    }
  }

  /// Finds the functions that an interaction enters in each architecture, and counts their
  /// instructions.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - packageFolder: The folder of the package with the sources.
  ///   - progress: A function that is called with a short line of text as each part begins.
  /// - Returns: A list of functions for each architecture, with the number of instructions in each
  ///   function.
  /// - Throws: `DispatchError` with the reason why instructions cannot be counted, and
  ///   ``ToolError`` when a tool cannot be used.
  @MainActor package func explain(
    _ interaction: Interaction, packageFolder: URL, progress: (String) -> Void
  ) throws -> ExplainedInteraction {
    try Self.requireRelease()
    guard InstructionRecorder.isAvailable else { throw DispatchError.cannotCount }
    let jobs = architectures.map { architecture in
      MeasurementJob(
        .explain(.interaction(interaction, on: .architecture(architecture.id))), baseline: baseline)
    }
    progress("counting")
    let outcomes = try MeasurementJob.outcomes(
      of: jobs, width: ProcessInfo.processInfo.activeProcessorCount
    ) { progress("counting, \($0) of \(jobs.count)") }
    var notes: [String] = []
    var explanations = explanations(in: outcomes, notes: &notes)
    progress("looking up names")
    if let program = Bundle.main.executableURL {
      explanations = try SourceLocations(program: program, packageFolder: packageFolder)
        .translate(explanations, of: architectures, notes: &notes)
    }
    return ExplainedInteraction(
      interaction: interaction,
      architectures: zip(architectures, explanations).compactMap { architecture, explanation in
        explanation.map {
          .init(id: architecture.id, name: architecture.name, explanation: $0)
        }
      }, notes: notes)
  }

  /// Returns the explanation of each architecture, and adds a note on each missing one, and a note
  /// if the numbers of instructions are not exact.
  func explanations(
    in outcomes: [MeasurementJob.Outcome], notes: inout [String]
  ) -> [Explanation?] {
    var hasFixedAddresses = true
    let explanations = outcomes.map { outcome -> Explanation? in
      guard case .explained(let explanation, let atFixedAddresses) = outcome else { return nil }
      if !atFixedAddresses { hasFixedAddresses = false }
      return explanation
    }
    for (architecture, explanation) in zip(architectures, explanations) where explanation == nil {
      notes.append(
        "\(architecture.name) is left out: its counts differ from one repetition to the next.")
    }
    if !hasFixedAddresses {
      notes.append(
        Self.noteOnRefusedAddresses(
          """
          the numbers of instructions differ by a few percent from process to process, even for \
          the same code.
          """))
    }
    return explanations
  }

  /// Returns a note that the system refuses to place processes at fixed addresses.
  ///
  /// The effect on the figures follows the word "So" in the note, and ends with a period.
  static func noteOnRefusedAddresses(_ effect: String) -> String {
    """
    This system refuses fixed addresses: it does not allow the system call 'personality'. So \
    \(effect) In a container, docker's option --security-opt seccomp=unconfined allows this \
    system call.
    """
  }

  private static func requireRelease() throws(DispatchError) {
    guard !isDebugBuild else { throw .debugBuild }
  }

  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif
}
