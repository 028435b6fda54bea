import Architectures
import Behavior
import Figures
import Reports
import Testability
import Traces

/// The shell commands that make a page or one of its parts.
struct PageCommands {
  private let source: PageSource
  private let baseline: String

  /// Creates the commands for a page.
  ///
  /// - Parameters:
  ///   - source: The source of the figures, such as a file with a comparison.
  ///   - baseline: The id of the architecture that the others are compared with.
  init(_ source: PageSource, baseline: String) {
    self.source = source
    self.baseline = baseline
  }

  /// Returns the origin of each part of a page: the command that makes the part, and the
  /// environment in which the part was made.
  ///
  /// - Parameters:
  ///   - page: The page without its origins.
  ///   - environment: The machine and the tools with which the page itself was made.
  /// - Returns: The origins of the parts that are on the page, in the order of the page.
  func origins(
    of page: ReportPage, environment: RunEnvironment
  ) -> [ReportPage.Origin] {
    let measured = page.comparison.environment
    let entries = page.comparison.architectures
    var origins = [
      ReportPage.Origin(of: "this page", command: ofPage, environment: environment)
    ]
    if entries.contains(where: { $0.size != nil }) {
      let command = command("size", chosen, compared)
      origins.append(.init(of: "code by role", command: command, environment: measured))
    }
    if let kept = entries.compactMap({ $0.coverage?.kept }).first {
      let command = command("coverage", chosen)
      var environment = measured
      (environment.date, environment.commit, environment.swift) = (
        kept.date, kept.commit, kept.swift
      )
      origins.append(
        .init(of: "lines that tests reach", command: command, environment: environment))
    }
    if entries.contains(where: { $0.dispatch != nil }) {
      let command = command("dispatch", chosen, compared, quick)
      origins.append(
        .init(
          of: "cost of an interaction", command: command,
          environment: page.comparison.dispatchEnvironment ?? measured))
    }
    if let traces = page.traces {
      let command = command("trace SCENARIO", chosen)
      origins.append(.init(of: "traces", command: command, environment: traces.environment))
    }
    if let conformance = page.conformance {
      let command = command("conformance", chosen)
      origins.append(
        .init(of: "conformance", command: command, environment: conformance.environment))
    }
    return origins
  }

  private var ofPage: String {
    if let command = source.command { return command }
    guard let name = source.fileName else {
      return command("report --output FILE.html", chosen, compared, quick)
    }
    return command("report --from \(name) --output FILE.html", chosen)
  }

  // MARK: - Options

  private var chosen: String? {
    source.architectures.map { "--architecture \($0.joined(separator: ","))" }
  }

  private var compared: String? {
    baseline == Architecture.baselineID ? nil : "--baseline \(baseline)"
  }

  private var quick: String? { source.isQuick ? "--quick" : nil }

  private func command(_ words: String, _ options: String?...) -> String {
    (["swift run -c release compare", words] + options.compactMap(\.self)).joined(separator: " ")
  }
}
