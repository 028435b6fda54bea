import Architectures
import Comparisons
import Foundation
import Page
import ScenarioRuns
import Tables

/// The commands that make a page and, one by one, what is on it.
struct PageCommands {
  private let request: PageRequest
  private let compared: ArchitecturesRequest
  private let baseline: String

  /// Words the commands for what was asked for.
  ///
  /// - Parameters:
  ///   - request: Where the figures come from.
  ///   - compared: What is compared.
  ///   - baseline: The id of what the page compares with.
  init(_ request: PageRequest, _ compared: ArchitecturesRequest, baseline: String) {
    self.request = request
    self.compared = compared
    self.baseline = baseline
  }

  /// Where each part of a page comes from; nothing for what is not on it.
  ///
  /// - Parameters:
  ///   - page: All but its origins.
  ///   - environment: What the page itself was made on.
  /// - Returns: The origins, in the order of the page.
  func origins(
    of page: ReportPage, environment: RunEnvironment
  ) -> [ReportPage.Origin] {
    let measured = page.comparison.environment
    let entries = page.comparison.architectures
    var origins = [
      ReportPage.Origin(of: "this page", command: ofPage, environment: environment)
    ]
    if entries.contains(where: { $0.size != nil }) {
      origins.append(.init(of: "code by role", command: command(.size), environment: measured))
    }
    if entries.contains(where: { $0.coverage != nil }) {
      origins.append(
        .init(of: "what tests prove", command: command(.coverage), environment: measured))
    }
    if entries.contains(where: { $0.dispatch != nil }) {
      origins.append(
        .init(of: "cost of an interaction", command: command(.dispatch), environment: measured))
    }
    if let traces = page.traces {
      let command = command(.trace, after: ["SCENARIO"])
      origins.append(.init(of: "traces", command: command, environment: traces.environment))
    }
    if let conformance = page.conformance {
      origins.append(
        .init(
          of: "conformance", command: command(.conformance), environment: conformance.environment))
    }
    return origins
  }

  private var ofPage: String {
    guard let name = request.fileName else {
      return command(.report, after: ["--output", "FILE.html"])
    }
    return command(.report, after: ["--from", name, "--output", "FILE.html"])
  }

  private func command(_ part: Part, after words: [String] = []) -> String {
    var words = ["swift run -c release compare", part.rawValue] + words
    if let ids = request.architectures {
      words += ["--architecture", ids.joined(separator: ",")]
    }
    let isFromFile = part == .report && request.file != nil
    if Option.baseline.applies(to: part), !isFromFile, baseline != Architecture.baselineID {
      words += ["--baseline", baseline]
    }
    if Option.quick.applies(to: part), compared.isQuick { words.append("--quick") }
    return words.joined(separator: " ")
  }
}

extension PageRequest {
  /// The file that a comparison was kept in, without the folders of this machine, as it is typed.
  var fileName: String? {
    file.map { path in
      let name = URL(filePath: path).lastPathComponent
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._-+".contains($0) }
      return isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
    }
  }
}
