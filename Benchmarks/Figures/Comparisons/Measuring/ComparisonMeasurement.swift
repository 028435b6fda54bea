import Architectures
import Costs
import Foundation
import Interactions
import Jobs
import Reports
import Testability
import Toolchain

/// The architectures whose coverage is measured, and then kept.
package enum MeasuredCoverage: Sendable {
  /// Those whose kept coverage does not belong to their sources and tests any more.
  case outdated
  case all
}

/// A measurement of the parts of a comparison, such as code size, one after another.
///
/// ```swift
/// @MainActor func measureSizes(of architectures: [Architecture], in folder: URL) throws {
///   var measurement = try ComparisonMeasurement(
///     of: [.size], architectures: architectures, baseline: architectures[0], build: .current,
///     packageFolder: folder)
///   try measurement.measure(.size) { print($0) }
/// }
/// ```
@MainActor package struct ComparisonMeasurement {
  /// The parts to measure, in the order in which they are to be measured.
  package let parts: [ComparisonPart]
  /// The architecture with which all ratios compare the other architectures.
  package let baseline: Architecture
  /// The comparison, with the figures and notes of the parts that have been measured so far.
  package private(set) var comparison: Comparison

  private let architectures: [Architecture]
  private let effort: DispatchRun.Effort
  private let layoutCounting: LayoutCounting
  private let measuredCoverage: MeasuredCoverage?
  private let build: Build
  private let packageFolder: URL
  private let firstNotes: [Comparison.Note]
  private var notes: [ComparisonPart: [Comparison.Note]] = [:]

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - parts: The parts to measure.
  ///   - architectures: The architectures, in the order in which they are shown.
  ///   - baseline: The architecture with which all ratios compare the other architectures.
  ///   - effort: The kind of the dispatch measurement: `full`, `quick` with fewer rounds, or
  ///     `countsOnly` without times.
  ///   - layoutCounting: The choice of the rows whose instructions are counted in several layouts.
  ///     The rows are those of the dispatch tables. A layout is the order in which the linker
  ///     places functions and data.
  ///   - measuredCoverage: The architectures whose coverage is measured; `nil` to take all coverage
  ///     from what earlier runs have kept.
  ///   - build: The build of this program.
  ///   - packageFolder: The folder of the sources.
  /// - Throws: `DispatchError`, `MainLoopError` or `ToolError` if it is already certain that a part cannot be
  ///   measured, such as dispatch in a debug build.
  package init(
    of parts: [ComparisonPart], architectures: [Architecture], baseline: Architecture,
    effort: DispatchRun.Effort = .full, layoutCounting: LayoutCounting = .none,
    measuredCoverage: MeasuredCoverage? = nil, build: Build, packageFolder: URL
  ) throws {
    guard !build.isDebug || !parts.contains(.dispatch) else { throw DispatchError.debugBuild }
    // Coverage is measured with the scenarios, too, which use screens.
    guard MainLoop.isSupported || measuredCoverage == nil else {
      throw MainLoopError.unsupportedPlatform
    }
    self.parts = ComparisonPart.inOrder.filter(parts.contains)
    self.architectures = architectures
    self.baseline = baseline
    self.effort = effort
    self.layoutCounting = layoutCounting
    self.measuredCoverage = measuredCoverage
    self.build = build
    self.packageFolder = packageFolder
    var notes: [String] = []
    comparison = Comparison(
      environment: .current(packageFolder: packageFolder, notes: &notes), shared: .init(),
      controls: .init(),
      architectures: architectures.map { Comparison.Entry(id: $0.id, name: $0.name) }, notes: [])
    if measuredCoverage != nil, comparison.environment.swift == nil {
      throw ToolError.swiftMissing(
        searchPath: ProcessInfo.processInfo.environment["PATH", default: ""])
    }
    firstNotes =
      notes.map { Comparison.Note(nil, $0) }
      + ComparisonPart.allCases.filter { !parts.contains($0) }.map { part in
        Comparison.Note(
          part, "not measured; to measure it, run: compare \(part.rawValue)", kind: .notMeasured)
      }
    comparison.notes = firstNotes
  }

  /// Measures one part and adds its figures and notes to the comparison.
  ///
  /// - Parameters:
  ///   - part: The part, which must be one of `parts`.
  ///   - progress: A function that is called with one short line of text before each step.
  /// - Throws: The error of the module that measures the part.
  package mutating func measure(
    _ part: ComparisonPart, progress: (String) -> Void
  ) throws {
    func tell(_ step: String) { progress("\(part.rawValue): \(step)") }
    switch part {
    case .size: notes[part] = try measureSize(tell)
    case .dispatch: notes[part] = try measureDispatch(tell)
    case .coverage: notes[part] = try measureCoverage(tell)
    }
    comparison.notes =
      firstNotes + [.dispatch, .size, .coverage].flatMap { notes[$0, default: []] }
  }

  /// Counts one interaction, which takes seconds, and adds its figures to those of others.
  ///
  /// - Throws: `DispatchError` or `ToolError` if it cannot be counted.
  package mutating func count(_ interaction: Interaction) throws {
    let result = try DispatchRun(architectures: architectures, baseline: baseline)
      .measure(.interaction(interaction), progress: { _ in })
    for (index, architecture) in architectures.enumerated() {
      comparison.architectures[index].dispatch = (comparison.architectures[index].dispatch ?? [:])
        .merging(result.architectures[architecture.id] ?? [:]) { $1 }
    }
  }

  private mutating func measureSize(
    _ progress: (String) -> Void
  ) throws -> [Comparison.Note] {
    var notes: [String] = []
    let sizes = SizeMeasurement(
      packageFolder: packageFolder, objectsFolder: build.releaseObjectsFolder)
    if build.isDebug {
      notes.append(
        """
        machine code and metadata are not measured in a debug build; \
        run: swift run -c release compare
        """)
    }
    comparison.shared = try sizes.measureShared(notes: &notes)
    for (index, architecture) in architectures.enumerated() {
      progress(architecture.name)
      comparison.architectures[index].size = try sizes.measure(architecture, notes: &notes)
    }
    return notes.map { Comparison.Note(.size, $0) }
  }

  private mutating func measureDispatch(
    _ progress: (String) -> Void
  ) throws -> [Comparison.Note] {
    let result = try DispatchRun(architectures: architectures, baseline: baseline)
      .measure(effort, layoutCounting: layoutCounting, progress: progress)
    comparison.controls = result.controls
    for (index, architecture) in architectures.enumerated() {
      comparison.architectures[index].dispatch = result.architectures[architecture.id]
    }
    let quick =
      effort == .quick
      ? ["the times are of fewer rounds, so the intervals are wider."] : []
    return (quick + result.notes).map { Comparison.Note(.dispatch, $0) }
      + [result.noteOnLayouts].compactMap(\.self).map {
        Comparison.Note(.dispatch, $0, kind: .layouts)
      }
  }

  private mutating func measureCoverage(
    _ progress: (String) -> Void
  ) throws -> [Comparison.Note] {
    var kept = KeptCoverage(in: packageFolder)
    var notes: [Comparison.Note] = []
    if let measuredCoverage {
      let wanted = architectures.filter {
        measuredCoverage == .all || kept.coverage(of: $0) == nil
      }
      if !wanted.isEmpty {
        let failure = try kept.measure(
          wanted, environment: comparison.environment, progress: progress)
        notes += [failure].compactMap(\.self)
          .map { Comparison.Note(.coverage, "the figures are not kept: \($0)") }
      }
    }
    notes += [kept.problem].compactMap(\.self)
      .map { Comparison.Note(.coverage, $0, kind: .notMeasured) }
    var kinds: KeptKinds?
    do {
      kinds = try KeptKinds(in: packageFolder)
    } catch {
      notes.append(Comparison.Note(.coverage, error.description, kind: .notMeasured))
    }
    var changes: [Architecture.ID: ChangeSummary] = [:]
    do {
      changes = try ChangeSummary.kept(of: architectures, in: packageFolder)
    } catch let error as ChangeError {
      notes.append(Comparison.Note(.coverage, error.localizedDescription, kind: .notMeasured))
    }
    comparison.kinds = (kinds?.kinds ?? []).map {
      Comparison.Kind(words: $0.words, scenario: $0.scenarios[0])
    }
    for (index, architecture) in architectures.enumerated() {
      comparison.architectures[index].coverage = kept.coverage(of: architecture)
      comparison.architectures[index].mutation = MutationSummary.kept(
        of: architecture, in: packageFolder, kinds: kinds)
      comparison.architectures[index].changes = changes[architecture.id]
    }
    let missing = comparison.architectures.filter { $0.changes == nil }
    if !missing.isEmpty {
      notes.append(
        Comparison.Note(
          .coverage,
          """
          there are no kept changes of \(missing.listed) that hold for these sources and tests; to \
          test them, run: compare change --fresh
          """, kind: .notMeasured))
    }
    return notes
      + self.notes(on: "lines reached", measuredBy: "coverage") { $0.coverage?.kept }
      + self.notes(on: "faults", measuredBy: "mutation") { $0.mutation?.kept }
  }

  /// Returns the sentences on where kept figures come from, and on those that do not hold any more.
  private func notes(
    on figures: String, measuredBy command: String, origin: (Comparison.Entry) -> KeptOrigin?
  ) -> [Comparison.Note] {
    let runs = Dictionary(grouping: comparison.architectures) { origin($0)?.description }
      .compactMap { run, entries in run.map { "\(entries.listed) of \($0)" } }
    let missing = comparison.architectures.filter { origin($0) == nil }
    var notes: [Comparison.Note] = []
    if !runs.isEmpty {
      let text = "the \(figures) are those of kept runs: \(runs.sorted().joined(separator: "; "))."
      notes.append(Comparison.Note(.coverage, text, kind: .origin))
    }
    if !missing.isEmpty {
      notes.append(
        Comparison.Note(
          .coverage,
          """
          there are no kept \(figures) of \(missing.listed) that hold for these sources and tests; \
          to measure them anew, run: compare \(command)
          """, kind: .notMeasured))
    }
    return notes
  }
}
