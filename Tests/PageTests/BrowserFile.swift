import Browsing
import Foundation
import Testing

@testable import Page

/// A file of browser tests, with the page and the window in which it runs.
struct BrowserFile: CustomTestStringConvertible, Sendable {
  private struct Report: Decodable {
    struct Check: Decodable {
      let name: String
      let problems: [String]
    }

    /// The number of checks that the file declares.
    let planned: Int
    /// The checks that have run.
    let checks: [Check]
  }

  /// The folder of the files, beside this one.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Browser")

  let name: String
  let page: @Sendable () -> ReportPage
  var fragment = ""
  var width = 1280

  var testDescription: String { "\(name) at \(width) pixels" }

  /// Runs the file, and returns a sentence for each problem.
  func problems(in browser: Browser) throws -> [String] {
    try Self.problems(
      of: Self.script(name), on: page().html(), fragment: fragment, width: width, in: browser)
  }

  /// Runs a script that uses a page as a person would, and returns a sentence for each problem.
  static func problems(
    of script: String, on html: String, fragment: String = "", width: Int = 1280,
    in browser: Browser
  ) throws -> [String] {
    let visit: Browser.Visit<Report> = try browser.visit(
      html, fragment: fragment, width: width,
      doing: "\(try self.script("harness"))\n\(script)\nreturn { planned, checks };")
    let (planned, checks) = (visit.findings.planned, visit.findings.checks)
    var problems = checks.flatMap { check in check.problems.map { "\(check.name): \($0)" } }
    // A file of which nothing has run must not pass.
    if planned == 0 || planned != checks.count {
      problems.append("\(checks.count) checks have run, \(planned) are declared.")
    }
    return problems + visit.console.map { "The page wrote to the console: \($0)" }
      + visit.requests.map { "The page requested \($0)." }
  }

  private static func script(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).js"), encoding: .utf8)
  }
}

extension BrowserFile {
  private init(
    _ name: String, _ page: @escaping @autoclosure @Sendable () -> ReportPage,
    at fragment: String = "", width: Int = 1280
  ) {
    self.init(name: name, page: page, fragment: fragment, width: width)
  }

  static let all =
    [
      BrowserFile("opening", .sample), BrowserFile("figures", .withSavings),
      BrowserFile("sources", .sample),
      BrowserFile("traces", .sample, at: "traces/greeting.shown/mvc/mvp/1"),
      BrowserFile("tables", .withGaps), BrowserFile("plot", .several), BrowserFile("all", .all),
      BrowserFile(
        "choosing", .several,
        at: """
          figures?large=yes&theme=dark&shown=mvp,architecture-3&sort=code-size:1:descending\
          &x=code-lines&y=test-lines
          """),
      BrowserFile("looks", .several, at: "traces/greeting.shown/mvc/mvp/2/2"),
      BrowserFile("paper", .several), BrowserFile("hostile", .hostile),
      BrowserFile("unmeasured", .unmeasured),
    ]
    + [390, 1280, 1920].map {
      BrowserFile("fitting", .sample, at: "traces/greeting.shown/mvc/mvp/2/2", width: $0)
    }
    + [390, 768, 1280].map { BrowserFile("widths", .near, at: "conformance", width: $0) }
    + [1024, 1920].map { BrowserFile("widths", .all, at: "conformance", width: $0) }
}
