import Samples
import Testing

@testable import Figures
@testable import Reports
@testable import Terminal

@Suite("The report of findings")
struct FindingsReportTests {
  private let report = FindingsReport(
    of: comparison(of: [
      entry("MVC").with(lines: 300, greeting: 31), entry("MVP").with(lines: 320, greeting: 62),
    ]))

  @Test("Statements are numbered, each above its rule, and the others are named")
  func text() {
    let lines = FindingsRenderer().text(of: report).split(separator: "\n").map(String.init)
    #expect(lines[0] == "MVC, MVP")
    let first = lines.first { $0.hasPrefix("1. ") }
    #expect(
      first == """
        1. A screen with a label and a button takes 31 to 62 lines: 31 in MVC, 62 in MVP. So \
        count how many
        """)
    #expect(lines.contains { $0.hasPrefix("   Takes the fewest and the most code lines") })
    #expect(
      lines.contains { $0.hasPrefix("Left out, because the figures do not support it: same-") })
  }

  @Test("What was not measured is named, and how to measure it")
  func hints() {
    var partial = comparison(of: [entry("MVC"), entry("MVP")])
    partial.notes = [.init(.size, "run: compare size", kind: .notMeasured), .init(.size, "b")]
    #expect(FindingsReport(of: partial).remarks.last == "size: run: compare size")
  }

  @Test("Lines are as wide as the terminal, and at most 100 columns", arguments: [1, 30, 80, 300])
  func width(columns: Int) {
    let lines = FindingsRenderer(width: columns).text(of: report).split(separator: "\n")
    // The number of a statement needs three columns.
    #expect(lines.allSatisfy { $0.displayWidth <= max(4, min(columns, 100)) })
  }

  @Test("Color adds nothing but color")
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
        entry("A\u{1B}[2J").with(lines: 300, greeting: 31),
        entry("B").with(lines: 310, greeting: 62),
      ]))
    let text = FindingsRenderer().text(of: hostile)
    #expect(!text.contains("\u{1B}") && text.contains("A\u{FFFD}[2J,"))
  }

  @Test("In Markdown, each statement has its rule beside it")
  func markdown() {
    let text = MarkdownRenderer().text(of: report.report)
    #expect(text.contains("\n## What this says\n\n- A screen with a label and a button takes "))
    #expect(text.contains("(Takes the fewest and the most code lines of Greeting"))
  }

  @Test("JSON has the machine, the findings and the rules without one")
  func json() throws {
    let text = try report.json()
    for part in [
      #""processor" : "AMD EPYC""#, #""id" : "small-screens""#, #""advice" : "So count"#,
      #""same-mistakes""#,
    ] { #expect(text.contains(part)) }
    #expect(!text.contains("names"))
  }
}
