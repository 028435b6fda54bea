import Samples
import Testing

@testable import Comparisons
@testable import Findings
@testable import JSON
@testable import Tables
@testable import Terminal

@Suite("The report of findings")
struct FindingsReportTests {
  private let report = FindingsReport(
    of: comparison(of: [
      entry("MVC").with(lines: 300, greeting: 31), entry("MVP").with(lines: 500, greeting: 62),
    ]), baseline: "MVC")

  @Test("Statements are numbered, each above its rule, and the rest is counted")
  func text() {
    #expect(
      FindingsRenderer().text(of: report) == """
        MVC, MVP
        2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+
        Debian GNU/Linux 12 (bookworm) x86_64 · AMD EPYC · 2 cores · load 0.25

        1. One more screen as small as Greeting takes 31 lines of code (MVC) to 62 (MVP), ×2.00.
           Divides the most code lines of Greeting, the smallest screen, by the least; left out if all are
           equal. From exact counts.

        9 of 10 rules give no sentence, because figures are missing or do not support one.

        """)
  }

  @Test("Lines are as wide as the terminal, and at most 100 columns", arguments: [1, 30, 80, 300])
  func width(columns: Int) {
    let report = FindingsReport(of: .sample, baseline: "mvc")
    let lines = FindingsRenderer(width: columns).text(of: report).split(separator: "\n")
    // The number of a statement needs three columns.
    #expect(lines.allSatisfy { $0.displayWidth <= max(4, min(columns, 100)) })
  }

  @Test("Colour adds nothing but colour")
  func color() {
    let colored = FindingsRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}[2m"))
    #expect(
      colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == FindingsRenderer().text(of: report))
  }

  @Test("Names from a file cannot move the cursor")
  func hostileNames() {
    let hostile = FindingsReport(
      of: comparison(of: [
        entry("A\u{1B}[2J").with(lines: 300, greeting: 31), entry("B").with(lines: 5, greeting: 62),
      ]), baseline: "B")
    let text = FindingsRenderer().text(of: hostile)
    #expect(!text.contains("\u{1B}") && text.contains("(A\u{FFFD}[2J)"))
  }

  @Test("In Markdown, each statement has its rule beside it")
  func markdown() {
    let text = MarkdownRenderer().text(of: report.report)
    #expect(text.hasPrefix("# MVC, MVP\n"))
    #expect(text.contains("\n## What the figures say\n\n- One more screen as small as Greeting "))
    #expect(text.contains("(Divides the most code lines of Greeting"))
    #expect(text.contains("From exact counts.)"))
    #expect(text.contains("\n## Notes\n\n- 9 of 10 rules give no sentence"))
  }

  @Test("JSON has the machine, the baseline and the findings")
  func json() throws {
    let text = try report.json()
    for part in [
      #""baseline" : "MVC""#, #""processor" : "AMD EPYC""#, #""id" : "small-screen""#,
      #""kind" : "exactCounts""#,
    ] { #expect(text.contains(part)) }
    #expect(!text.contains("names"))
  }

  @Test("Without any finding, the count says so")
  func empty() {
    let empty = FindingsReport(of: comparison(of: [entry("MVC")]), baseline: "MVC")
    #expect(
      FindingsRenderer().text(of: empty)
        .hasSuffix(
          "\n\n10 of 10 rules give no sentence, because figures are missing or do not support one.\n"
        ))
  }
}
