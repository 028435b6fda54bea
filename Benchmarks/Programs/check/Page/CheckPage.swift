import TestSupport
import Foundation
import Reports
import Terminal

/// A command that opens the page of a whole comparison in a browser and checks it.
struct CheckPage: Command {
  static let name = "page"
  static let abstract = "Opens the page of a comparison in a browser."

  /// The smallest size in bytes at which the page is too large to be sent by mail.
  private static let sizeLimit = 3_000_000
  /// The height in pixels that the page must not exceed in a window 1,440 pixels wide.
  private static let heightLimit = 10_000
  /// The time in milliseconds within which the page must open.
  private static let timeLimit = 1_000

  /// The parts of the page's content that may be missing.
  private struct Content: Decodable {
    struct Named: Decodable {
      let id: String
    }
    struct Part: Decodable {}

    let names: [Named]
    let architectures: [Named]
    let traces: Part?
    let conformance: Part?
  }

  /// What using the page has shown.
  private struct Findings: Decodable {
    /// The time from the request to the end of the page's own scripts.
    let milliseconds: Double
    /// True if a click on the button for the next call moved the shown trace to its next call.
    let canStep: Bool
    /// The number of pixels by which the page is wider than the window.
    let overflow: Double
    /// The page's height in pixels.
    let height: Double
    /// The number of labels in the plot that cover another one.
    let coveredLabels: Int
  }

  private static let script = """
    const before = location.hash;
    document.querySelector("[aria-label='Next call']")?.click();
    const { domContentLoadedEventStart, navigationStart } = performance.timing;
    const root = document.documentElement;
    return {
      milliseconds: domContentLoadedEventStart - navigationStart,
      canStep: location.hash !== before && document.querySelector("#traces .call") !== null,
      height: root.scrollHeight,
      overflow: root.scrollWidth - root.clientWidth,
      coveredLabels: coveredLabels(),
    };
    """

  @Argument("the page that 'compare report' has written", .file) var page: String

  func run() throws -> ExitCode {
    let data = try Data(contentsOf: URL(filePath: page))
    let html = String(decoding: data, as: UTF8.self)
    var problems = try Self.problems(ofPage: html)
    if data.count >= Self.sizeLimit {
      problems.append("The page has \(data.count) bytes, but must have fewer than 3 MB.")
    }
    guard let browser = Browser.installed else {
      return try Check.result(
        of: problems, checked: "the page, which is not opened since there is no browser")
    }
    let opening =
      try browser.visit(html, width: 1440, doing: Self.script) as Browser.Visit<Findings>
    let findings = opening.findings
    problems += opening.console.map { "The page wrote to the console: \($0)" }
    let milliseconds = Int(findings.milliseconds)
    if milliseconds >= Self.timeLimit {
      problems.append(
        "The page takes \(milliseconds) ms to open, but must take less than a second.")
    }
    if Int(findings.height) > Self.heightLimit {
      problems.append("The page is \(Int(findings.height)) pixels high.")
    }
    if findings.overflow > 0 {
      problems.append("The page is \(Int(findings.overflow)) pixels wider than the window.")
    }
    if findings.coveredLabels > 0 {
      problems.append("In the plot, \(findings.coveredLabels) labels cover another one.")
    }
    if !findings.canStep {
      problems.append("The button 'Next call' does not step through a trace.")
    }
    return try Check.result(
      of: problems,
      checked:
        "the page of \(data.count) bytes and \(Int(findings.height)) pixels, open after \(milliseconds) ms"
    )
  }

  /// Returns one problem for each part that the page lacks: sources, traces or scenarios.
  static func problems(ofPage html: String) throws -> [String] {
    guard let content = try Content(page: html) else { return ["The page has no content."] }
    let sources = Set(content.architectures.map(\.id))
    return content.names.filter { !sources.contains($0.id) }
      .map { "The page lacks the sources of \($0.id)." }
      + (content.traces == nil ? ["The page lacks the traces."] : [])
      + (content.conformance == nil ? ["The page lacks the scenarios."] : [])
  }
}
