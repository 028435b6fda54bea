import Architectures
import Comparisons
import Coverage
import DispatchCosts
import Foundation
import Tables
import Toolchain

/// Measures what was asked for, part after part.
@MainActor struct ComparisonRun {
  private let request: ArchitecturesRequest
  private let architectures: [Architecture]
  private let build: Build
  private let packageFolder: URL
  private let progress: (String) -> Void

  /// Prepares a run.
  ///
  /// - Throws: `DispatchError` before anything takes time.
  init(
    _ request: ArchitecturesRequest, build: Build, packageFolder: URL,
    progress: @escaping (String) -> Void
  ) throws(DispatchError) {
    guard !build.isDebug || !request.parts.contains(.dispatch) else { throw .debugBuild }
    self.request = request
    architectures = request.chosen
    self.build = build
    self.packageFolder = packageFolder
    self.progress = progress
  }

  /// Measures everything: first what depends on a process and a machine that have done little else.
  func run() throws -> Comparison {
    var notes: [String] = []
    var comparison = Comparison(
      environment: .current(packageFolder: packageFolder, notes: &notes), shared: .init(),
      controls: .init(),
      architectures: architectures.map { Comparison.Entry(id: $0.id, name: $0.name) }, notes: [])
    if request.parts.contains(.coverage), comparison.environment.swift == nil {
      // Found out before the other parts have taken their time.
      throw ToolError.swiftMissing(
        searchPath: ProcessInfo.processInfo.environment["PATH", default: ""])
    }
    for part in Part.ofComparison where !request.parts.contains(part) {
      notes.append("\(part.rawValue): not asked for; 'compare \(part.rawValue)' measures it.")
    }
    if request.parts.contains(.dispatch) { try measureDispatch(into: &comparison, notes: &notes) }
    if request.parts.contains(.size) { try measureSize(into: &comparison, notes: &notes) }
    if request.parts.contains(.coverage) { try measureCoverage(into: &comparison) }
    comparison.notes = notes
    return comparison
  }

  private func measureSize(into comparison: inout Comparison, notes: inout [String]) throws {
    let run = SizeRun(packageFolder: packageFolder, objectsFolder: build.releaseObjectsFolder)
    if build.isDebug {
      notes.append(
        """
        size: machine code and metadata are not measured in a debug build; \
        run: swift run -c release compare
        """)
    }
    comparison.shared = try run.measureShared(notes: &notes)
    for (index, architecture) in architectures.enumerated() {
      progress("size: \(architecture.name)")
      comparison.architectures[index].size = try run.measure(architecture, notes: &notes)
    }
  }

  private func measureDispatch(into comparison: inout Comparison, notes: inout [String]) throws {
    guard let baseline = architectures.first(where: { $0.id == request.baseline }) else {
      preconditionFailure("The baseline is always measured with the others.")
    }
    let result = try DispatchRun(
      architectures: architectures, baseline: baseline
    ).measure(request.effort, requiresExactCounts: request.requiresExactCounts) {
      progress("dispatch: \($0)")
    }
    comparison.controls.floor = result.floor
    comparison.controls.again = result.again
    comparison.controls.slowed = result.slowed
    comparison.controls.bindings = result.bindings
    for (index, architecture) in architectures.enumerated() {
      comparison.architectures[index].dispatch = result.architectures[architecture.id]
    }
    notes.append("dispatch: ratios compare with \(baseline.name).")
    if request.isQuick {
      notes.append("dispatch: measured in fewer rounds (--quick), so the intervals are wider.")
    }
    notes += result.notes
  }

  private func measureCoverage(into comparison: inout Comparison) throws {
    let coverage = try CoverageRun(packageRoot: packageFolder).measure(architectures) {
      progress("coverage: \($0)")
    }
    for (index, architecture) in architectures.enumerated() {
      comparison.architectures[index].coverage = coverage[architecture.id]
    }
  }
}
