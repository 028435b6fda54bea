import Architectures
import Comparisons
import DispatchCosts
import Foundation
import Jobs
import Page
import ScenarioRuns
import Tables

/// Collects all that the page for a training session shows.
@MainActor struct PageRun {
  private let request: PageRequest
  private let compared: ArchitecturesRequest
  private let packageFolder: URL
  private let progress: (String) -> Void
  private let kept: Comparison?

  /// Prepares a page, and reads the comparison that was kept, if one is to be used.
  ///
  /// - Parameters:
  ///   - request: Where the figures come from.
  ///   - compared: What a new comparison compares, and with what.
  ///   - packageFolder: Where the sources are.
  ///   - progress: Told what is being done.
  /// - Throws: `ComparisonFileError` before anything takes time.
  init(
    _ request: PageRequest, of compared: ArchitecturesRequest, packageFolder: URL,
    progress: @escaping (String) -> Void
  ) throws(ComparisonFileError) {
    self.request = request
    self.compared = compared
    self.packageFolder = packageFolder
    self.progress = progress
    var kept: Comparison?
    if let path = request.file {
      kept = try ComparisonFile(path, for: .from).comparison
        .restricted(to: request.architectures, path: path)
    }
    self.kept = kept
  }

  /// Puts the page together.
  ///
  /// - Parameter measure: Makes a comparison where none was kept.
  /// - Returns: The page, to be written.
  /// - Throws: What `measure` throws, or `SourceFolderError`.
  func run(measure: () throws -> Comparison) throws -> ReportPage {
    let comparison = try kept ?? measure()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: packageFolder, notes: &notes)
    if environment.commit != comparison.environment.commit {
      notes.append(
        """
        sources: shown as they are at commit \(environment.commit ?? "unknown"); the figures are \
        those of commit \(comparison.environment.commit ?? "unknown").
        """)
    }
    if let name = request.fileName {
      notes.append(
        """
        comparison: read from \(name); the commands for sizes, proofs and costs make the like anew, \
        and further notes tell of what was measured otherwise.
        """)
    }
    let ids = comparison.architectures.map(\.id)
    let architectures = Architecture.all.filter { ids.contains($0.id) }
    let sources = try architectures.map { architecture in
      progress("sources: \(architecture.name)")
      return try PageArchitecture(architecture, in: packageFolder, notes: &notes)
    }
    let conformance = try conformance(of: architectures, environment, &notes)
    let traces = traces(of: architectures, environment, &notes)
    var page = ReportPage(
      of: comparison, baseline: baseline(of: comparison), architectures: sources,
      notes: notes)
    page.conformance = conformance
    page.traces = traces
    page.origins = PageCommands(request, compared, baseline: page.baseline)
      .origins(of: page, environment: environment)
    return page
  }

  private func traces(
    of architectures: [Architecture], _ environment: RunEnvironment,
    _ notes: inout [String]
  ) -> TraceArchive? {
    do {
      let traces = try TraceRun(packageFolder: packageFolder).traces(
        of: TraceRun.scenarios, in: architectures, progress: progress)
      return TraceArchive(
        of: traces, environment: environment,
        command: "swift run -c release compare trace SCENARIO")
    } catch {
      // The rest of the page is as good without them.
      notes.append("traces: not recorded; \(error)")
      return nil
    }
  }

  private func conformance(
    of architectures: [Architecture], _ environment: RunEnvironment,
    _ notes: inout [String]
  ) throws -> Conformance? {
    guard MainLoop.isSupported else {
      notes.append("conformance: not played; \(MainLoopError.unsupportedPlatform)")
      return nil
    }
    return try ConformanceRun().run(architectures, environment: environment, progress: progress)
  }

  /// A comparison that was kept says by its ratios what they compare with.
  private func baseline(of comparison: Comparison) -> String {
    let asked = compared.baseline
    guard kept != nil else { return asked }
    let ids = comparison.architectures.map(\.id)
    return comparison.ratioBaselineID ?? (ids.contains(asked) ? asked : ids[0])
  }
}

extension Comparison {
  /// The id of the architecture whose ratios are 1 by definition.
  fileprivate var ratioBaselineID: String? {
    architectures.first { entry in
      guard let dispatch = entry.dispatch, !dispatch.isEmpty else { return false }
      return dispatch.allSatisfy { $0.ratio == .one }
    }?.id
  }

  /// The comparison of those architectures of the kit that are asked for, or of all, with what its
  /// ratios compare with.
  fileprivate func restricted(
    to asked: [String]?, path: String
  ) throws(ComparisonFileError) -> Comparison {
    let known = Architecture.all.map(\.id)
    let kept = architectures.map(\.id).filter(known.contains)
    let missing = (asked ?? []).filter { !kept.contains($0) }
    guard missing.isEmpty, !kept.isEmpty else {
      throw ComparisonFileError(
        path: path, option: .from, problem: .lacks(architectures: missing, kept: kept))
    }
    var comparison = self
    comparison.architectures = known.compactMap { id in
      guard asked?.contains(id) ?? true || id == ratioBaselineID else { return nil }
      return architectures.first { $0.id == id }
    }
    return comparison
  }
}
