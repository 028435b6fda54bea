import Architectures
import Browsing
import Foundation
import Terminal

/// A command that opens the page of a whole comparison in a browser and checks it.
struct CheckPage: Command {
  static let name = "page"
  static let abstract = "Opens the page of a comparison in a browser."

  /// The smallest size in bytes at which the page is too large to be sent by mail.
  private static let sizeLimit = 3_000_000
  /// The time in milliseconds within which the page must open.
  private static let timeLimit = 1_000

  @Argument("the page that 'compare report' has written", .file) var page: String

  func run() throws -> ExitCode {
    let data = try Data(contentsOf: URL(filePath: page))
    let html = String(decoding: data, as: UTF8.self)
    var problems = Self.problems(ofPage: html)
    if data.count >= Self.sizeLimit {
      problems.append("The page has \(data.count) bytes, but must have fewer than 3 MB.")
    }
    guard let browser = Browser.installed else {
      return try Check.result(
        of: problems, checked: "the page, which is not opened since there is no browser")
    }
    let opening = try browser.open(html)
    problems += opening.console.map { "The page wrote to the console: \($0)" }
    if opening.milliseconds >= Self.timeLimit {
      problems.append(
        "The page takes \(opening.milliseconds) ms to open, but must take less than a second.")
    }
    if opening.overflow > 0 {
      problems.append("The page is \(opening.overflow) pixels wider than the window.")
    }
    if opening.coveredLabels > 0 {
      problems.append("In the plot, \(opening.coveredLabels) labels cover another one.")
    }
    if !opening.canStep { problems.append("The button 'Next call' does not step through a trace.") }
    return try Check.result(
      of: problems,
      checked: "the page of \(data.count) bytes, open after \(opening.milliseconds) ms")
  }

  /// Returns one problem for each kind of data that the page lacks: sources or traces.
  static func problems(ofPage html: String) -> [String] {
    let missing = Architecture.all.map(\.module).filter { !html.contains("\"module\":\"\($0)\"") }
    let traces = html.contains("\"traces\":null") ? ["The page lacks the traces."] : []
    return missing.map { "The page lacks the sources of \($0)." } + traces
  }
}
