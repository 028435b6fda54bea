import Samples
import Testing

@testable import Figures
@testable import Reports
@testable import Terminal

@Suite("The report of findings")
struct FindingsReportTests {
  private let report = FindingsReport(
    of: comparison(of: [
      entry("MVC").with(lines: 300, greeting: 31), entry("MVP").with(lines: 500, greeting: 62),
    ]), baseline: "MVC")

  @Test("Statements are numbered, each above its rule, and the others are named with the reason")
  func text() {
    #expect(
      FindingsRenderer().text(of: report) == """
        MVC, MVP
        2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+
        Debian GNU/Linux 12 (bookworm) x86_64 · AMD EPYC · 2 cores · load 0.25

        1. One more screen as small as Greeting takes 31 lines of code (MVC) to 62 (MVP), ×2.00; wiring in
           Shared is not counted.
           Divides the most code lines of Greeting, the smallest screen, by the least, without what Shared
           has for it; left out if all are equal. From exact counts.

        Left out, because the figures do not support a statement: largest-role.
        Left out, because this comparison has no times: times.
        Left out, because this comparison has no counts of dispatch: memory, opened-screen, common-work.
        For a whole run: compare --format json --output FILE.json; then: compare findings --from FILE.json

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
    #expect(text.contains("\n## Notes\n\n- Left out, because the figures do not support"))
  }

  @Test("JSON has the machine, the baseline and the findings")
  func json() throws {
    let text = try report.json()
    for part in [
      #""baseline" : "MVC""#, #""processor" : "AMD EPYC""#, #""id" : "small-screen""#,
      #""certainty" : "exact counts""#, #""id" : "largest-role""#, #""counts of dispatch""#,
    ] { #expect(text.contains(part)) }
    #expect(!text.contains("names"))
  }

  @Test("Without any finding, each rule is named with what is missing")
  func empty() {
    let empty = FindingsReport(of: comparison(of: [entry("MVC")]), baseline: "MVC")
    #expect(empty.leftOut.map(\.id) == FindingRule.all.map(\.id))
    #expect(empty.leftOut.allSatisfy { $0.missing != nil })
    #expect(
      FindingsRenderer().text(of: empty)
        .contains("\nLeft out, because this comparison has no code sizes: small-screen, "))
  }

  @Test("A kept run of dispatch lacks sizes, and no figure that it has")
  func dispatchAlone() {
    let kept = FindingsReport(
      of: comparison(
        of: [entry("MVC", [timed("name-saved", 1), counted("name-saved", 10, net: 1)])]),
      baseline: "MVC")
    #expect(Set(kept.leftOut.map(\.missing)) == ["code sizes", nil])
    // One architecture alone has no times to compare.
    #expect(kept.leftOut.first { $0.id == "times" }?.missing == .some(nil))
  }

  @Test("A comparison that supports every statement leaves none out")
  func complete() {
    let (entries, controls) = FindingsTests.everything
    let complete = FindingsReport(of: comparison(of: entries, controls), baseline: "MVC")
    #expect(complete.leftOut.isEmpty)
    #expect(!FindingsRenderer().text(of: complete).contains("Left out"))
  }
}
