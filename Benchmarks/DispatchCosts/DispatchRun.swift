import Architectures
import Foundation

/// Measures what one interaction costs in each architecture.
///
/// Every measurement begins and ends with a check of the screen: what does not do the same cannot
/// be compared.
package struct DispatchRun: Sendable {
  /// The names of all interactions, in the order in which they are measured.
  @MainActor package static var interactions: [String] { allInteractions.map { $0.id } }

  /// How much is measured.
  package enum Effort: Sendable {
    /// Everything, with times that are as sure as they can be.
    case full
    /// Everything, with fewer rounds.
    case quick
    /// No times.
    case countsOnly
  }

  private let architectures: [Architecture]
  private let baseline: Architecture

  /// Prepares to measure some architectures.
  ///
  /// - Parameters:
  ///   - architectures: What is measured, in any order.
  ///   - baseline: What the others are compared with, whether it is one of them or not.
  package init(architectures: [Architecture], baseline: Architecture) {
    self.architectures = architectures
    self.baseline = baseline
  }

  /// Measures everything.
  ///
  /// Call it from synchronous code in a program that begins with `Worker.run(_:)`.
  ///
  /// - Parameters:
  ///   - effort: How much is measured.
  ///   - progress: Is given a short line as each part begins.
  /// - Returns: The figures of every architecture and of the controls.
  /// - Throws: `DispatchError`.
  @MainActor package func measure(
    _ effort: Effort, progress: (String) -> Void
  ) throws -> DispatchResult {
    try Self.requireRelease()
    let plan: TimingPlan? =
      switch effort {
      case .full: .full
      case .quick: .quick
      case .countsOnly: nil
      }
    var measurement = DispatchMeasurement(
      architectures: architectures, baseline: baseline, plan: plan, launch: Worker.outcomes)
    return try measurement.run(progress: progress)
  }

  /// Finds out where the instructions of an interaction go.
  ///
  /// - Parameters:
  ///   - interaction: One of ``interactions``.
  ///   - packageFolder: Where the sources are.
  ///   - progress: Is given a short line as each part begins.
  /// - Returns: The explanations of the architectures, in their order.
  /// - Throws: `DispatchError`, and ``ToolError`` when a tool cannot be used.
  @MainActor package func explain(
    _ interaction: String, packageFolder: URL, progress: (String) -> Void
  ) throws -> ExplainedInteraction {
    try Self.requireRelease()
    guard InstructionRecorder.isAvailable else { throw DispatchError.cannotCount }
    let others = architectures.map(\.id).filter { $0 != baseline.id }
    let jobs = architectures.map { architecture in
      MeasurementJob(
        work: .explain(experiment: interaction, variant: architecture.id),
        baseline: baseline.id, others: others)
    }
    progress("counting")
    let outcomes = try Worker.outcomes(
      of: jobs, width: ProcessInfo.processInfo.activeProcessorCount
    ) { progress("counting, \($0) of \(jobs.count)") }
    var explanations = outcomes.map { outcome -> Explanation? in
      if case .explained(let explanation) = outcome { explanation } else { nil }
    }
    var notes = zip(architectures, explanations).filter { $1 == nil }.map { architecture, _ in
      "\(architecture.name) is left out: its counts differ from one time to the next."
    }
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

  private static func requireRelease() throws(DispatchError) {
    guard !isDebugBuild else { throw .debugBuild }
  }

  /// Whether assertions are evaluated, which is so without optimization only.
  static var isDebugBuild: Bool {
    var isDebugBuild = false
    assert(
      {
        isDebugBuild = true
        return true
      }())
    return isDebugBuild
  }
}
