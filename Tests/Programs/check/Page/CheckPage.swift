import Architectures
import Arguments
import Browsing
import Foundation

/// Opens the page of a whole comparison as a reader does.
struct CheckPage: Command {
  static let name = "page"
  static let abstract = "Opens the page of a comparison in a browser."

  /// The bytes below which the page can be sent by mail.
  private static let sizeLimit = 3_000_000
  /// The milliseconds that the page may take to open.
  private static let timeLimit = 1_000

  @Argument("the page that 'compare report' has written", .file) var page: String

  func run() throws -> ExitCode {
    let data = try Data(contentsOf: URL(filePath: page))
    let html = String(decoding: data, as: UTF8.self)
    var problems = Self.problems(ofPage: html)
    if data.count >= Self.sizeLimit {
      problems.append("The page has \(data.count) bytes, which is 3 MB or more.")
    }
    guard let browser = Browser.installed else {
      return try Check.result(
        of: problems, checked: "the page, which is not opened since there is no browser")
    }
    let opening = try browser.open(html)
    problems += opening.console.map { "The page is not silent: \($0)" }
    if opening.milliseconds >= Self.timeLimit {
      problems.append("The page takes \(opening.milliseconds) ms to open.")
    }
    if !opening.canStep { problems.append("No trace can be stepped through.") }
    return try Check.result(
      of: problems,
      checked: "the page of \(data.count) bytes, open after \(opening.milliseconds) ms")
  }

  /// Finds what the data of a page lacks.
  static func problems(ofPage html: String) -> [String] {
    let missing = Architecture.all.map(\.module).filter { !html.contains("\"module\":\"\($0)\"") }
    let traces = html.contains("\"traces\":null") ? ["The page lacks the traces."] : []
    return missing.map { "The page lacks the sources of \($0)." } + traces
  }
}
