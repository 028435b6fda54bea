import Architectures
import Behavior
import Figures
import Foundation
import Jobs
import Reports
import Testability
import Traces

/// A measurement of all parts of the HTML page, which is made for a training session.
@MainActor package struct PageMeasurement {
  private let source: PageSource
  private let packageFolder: URL
  private let progress: (String) -> Void
  private let kept: Comparison?

  /// Prepares the measurement, and reads the comparison if the source names a file.
  ///
  /// - Parameters:
  ///   - source: The source of the figures, such as a file with a comparison.
  ///   - packageFolder: The folder of the sources.
  ///   - progress: A function that is called with one short line of text before each step.
  /// - Throws: `KeptComparisonError` if the file's comparison cannot be used.
  package init(
    _ source: PageSource, packageFolder: URL, progress: @escaping (String) -> Void
  ) throws {
    self.source = source
    self.packageFolder = packageFolder
    self.progress = progress
    var kept: Comparison?
    if let path = source.file {
      kept = try KeptComparison(path, for: .page).comparison
        .restricted(to: source.architectures, path: path)
    }
    self.kept = kept
  }

  /// Measures all parts of the page that were not read from a file, and returns the page.
  ///
  /// - Parameter measure: A function that measures a comparison. It is called only if no comparison
  ///   was read from a file.
  /// - Returns: The page with all its parts.
  /// - Throws: The errors of `measure`, or `SourceFolderError`.
  package func run(measure: () throws -> Comparison) throws -> ReportPage {
    let comparison = try kept ?? measure()
    var notes: [String] = []
    let environment = RunEnvironment.current(packageFolder: packageFolder, notes: &notes)
    if environment.commit != comparison.environment.commit {
      notes.append(
        """
        sources: the page shows the sources of commit \(environment.commit ?? "unknown"), but the \
        figures were measured at commit \(comparison.environment.commit ?? "unknown"). So the \
        shown sources can differ from the measured sources.
        """)
    }
    if let name = source.fileName {
      notes.append(
        """
        comparison: the figures on size, tests and cost were read from \(name). The page lists \
        the commands that measure these figures. A new measurement can give other figures than \
        those on this page.
        """)
    }
    let ids = comparison.architectures.map(\.id)
    let architectures = Architecture.all.filter { ids.contains($0.id) }
    let sources = try architectures.map { architecture in
      progress("sources: \(architecture.name)")
      return try PageArchitecture(architecture, in: packageFolder, notes: &notes)
    }
    var page = ReportPage(
      of: comparison,
      baseline: kept?.baselineID(asked: source.baseline) ?? source.baseline,
      architectures: sources, notes: notes)
    do {
      page.conformance = try conformance(of: architectures, environment)
    } catch let error as MainLoopError {
      page.absences["conformance"] = "The scenarios were not played: \(error)"
    }
    for architecture in architectures {
      page.places[architecture.id] = RequirementPlaces.lines(
        of: architecture, in: packageFolder)
    }
    // Without kept faults there are no exercises with one.
    page.exercises = (try? Exercise.commands(from: ExerciseKit(in: packageFolder))) ?? [:]
    do {
      let changes = try ChangeComparison(
        of: ChangeRequest.all(in: packageFolder), in: architectures, packageRoot: packageFolder,
        showsDiffs: true, environment: environment, notes: [])
      page.changes = ChangeContent(of: changes, in: architectures)
    } catch let error as ChangeError {
      page.absences["changes"] = "The changes cannot be read: \(error.localizedDescription)"
    }
    do {
      page.traces = try traces(of: architectures, environment)
    } catch {
      // The rest of the page does not need the traces.
      page.absences["traces"] = "The calls were not recorded: \(error)"
    }
    page.origins = source.origins(of: page, environment: environment)
    return page
  }

  private func traces(
    of architectures: [Architecture], _ environment: RunEnvironment
  ) throws -> TraceArchive {
    // Without this, the refusal would follow a build of minutes.
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let traces = try TraceRun(packageFolder: packageFolder).traces(
      of: TraceRun.scenarios, in: architectures, progress: progress)
    return TraceArchive(
      of: traces, environment: environment,
      command: "swift run -c release compare trace SCENARIO")
  }

  private func conformance(
    of architectures: [Architecture], _ environment: RunEnvironment
  ) throws -> Conformance {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    return try ConformanceRun().run(architectures, environment: environment, progress: progress)
  }
}
