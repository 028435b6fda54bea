import Architectures
import Behavior
import Figures
import Foundation
import Reports
import Terminal
import Testability
import Traces

/// The source of the figures on a page: a comparison from a file, or a new comparison.
package struct PageSource {
  /// The path of the file with the comparison; `nil` for a new comparison.
  let file: String?
  /// The ids of the architectures that the user asked for; `nil` for all architectures.
  let architectures: [String]?
  /// The id of the architecture with which a new comparison compares the others.
  let baseline: String
  /// True if a new comparison measures the cost of interactions in fewer rounds.
  let isQuick: Bool
  /// The command that makes the page; `nil` for `compare report`.
  let command: String?

  /// Creates a source.
  package init(
    file: String? = nil, architectures: [String]? = nil, baseline: String, isQuick: Bool = false,
    command: String? = nil
  ) {
    self.file = file
    self.architectures = architectures
    self.baseline = baseline
    self.isQuick = isQuick
    self.command = command
  }

  /// The name of the file, without its folders and quoted for a shell; `nil` if there is no file.
  var fileName: String? {
    file.map { URL(filePath: $0).lastPathComponent.shellWord }
  }
}

// MARK: - Commands

extension PageSource {
  /// Returns the origin of each part of a page: the command that makes the part, and the
  /// environment in which the part was made.
  ///
  /// - Parameters:
  ///   - page: The page without its origins.
  ///   - environment: The machine and the tools with which the page itself was made.
  /// - Returns: The origins of the parts that are on the page, in the order of the page.
  func origins(of page: ReportPage, environment: RunEnvironment) -> [ReportPage.Origin] {
    let measured = page.comparison.environment
    let entries = page.comparison.architectures
    let compared =
      page.baseline == Architecture.baselineID ? nil : "--baseline \(page.baseline)"
    let quick = isQuick ? "--quick" : nil
    var origins: [ReportPage.Origin] = []
    func add(_ subject: String, _ words: String, _ options: String?..., in made: RunEnvironment) {
      let chosen = architectures.map { "--architecture \($0.joined(separator: ","))" }
      let command: [String?] = ["swift run -c release compare", words, chosen] + options
      origins.append(
        .init(
          subject: subject, command: command.compactMap(\.self).joined(separator: " "),
          environment: made))
    }
    if let command {
      origins = [.init(subject: "this page", command: command, environment: environment)]
    } else if let fileName {
      add("this page", "report --from \(fileName) --output FILE.html", in: environment)
    } else {
      add("this page", "report --output FILE.html", compared, quick, in: environment)
    }
    if entries.contains(where: { $0.size != nil }) {
      add("code by role", "size", compared, in: measured)
    }
    if let kept = entries.compactMap({ $0.coverage?.kept }).first {
      var made = measured
      (made.date, made.commit, made.swift) = (kept.date, kept.commit, kept.swift)
      add("lines that tests reach", "coverage", in: made)
    }
    if entries.contains(where: { $0.dispatch != nil }) {
      let made = page.comparison.dispatchEnvironment ?? measured
      add("cost of an interaction", "dispatch", compared, quick, in: made)
    }
    if let traces = page.traces { add("traces", "trace SCENARIO", in: traces.environment) }
    if let conformance = page.conformance {
      add("conformance", "conformance", in: conformance.environment)
    }
    return origins
  }
}
