import Costs
import Foundation
import Samples
import Testing

@testable import Figures
@testable import Reports

@Suite("The report of a check")
struct CountCheckReportTests {
  private let failing = CountCheck(
    of: .counted([.instructions: 1400, .retains: 2, .allocations: 1]),
    against: .counted(
      [.instructions: 1234, .retains: 0, .releases: 6, .allocations: 5], layouts: 1230...1240))

  private func lines(of check: CountCheck) -> [String] {
    squeezed(TextRenderer().text(of: check.report))
      .split(separator: "\n").map(String.init)
  }

  @Test(
    "Each failure has a row with what was kept, what is allowed, what is now, and the change",
    arguments: [
      "Too much interaction counter kept allowed now change",
      " mvp greeting-tap instructions 1,230 1,240 1,400 +13.83%",
      " mvp greeting-tap retains 0 0 2 from 0", " mvp greeting-tap releases 6 6 – not measured",
    ])
  func rows(row: String) {
    #expect(lines(of: failing).contains(row))
  }

  @Test("The last line has the totals, and a remark says what shrank")
  func totals() {
    let lines = lines(of: failing)
    #expect(
      lines.last
        == "4 counters compared, 2 grew too much, 1 kept row was not measured."
    )
    #expect(
      failing.report.sections.flatMap(\.remarks) == [
        "1 counter shrank since the kept run. To compare later runs with the smaller counts, save "
          + "a new run: compare dispatch --save FILE",
        "One more direct call (15 instructions) would fail in 1 of 1 rows.",
        "The largest allowance is 0.81%: mvp, greeting-tap.",
      ])
  }

  @Test("A check that passes has no table, and totals all the same")
  func passing() {
    let run = Comparison.counted([.retains: 5], floor: nil)
    let check = CountCheck(of: run, against: run)
    #expect(check.report.tables.isEmpty)
    #expect(
      lines(of: check).last == "1 counter compared, none grew too much.")
  }

  @Test("The legend explains what is allowed, where something failed")
  func legend() {
    let allowed = failing.report.legend.first { $0.term == "allowed" }
    #expect(allowed?.meaning.hasSuffix(" \(CountCheck.rule)") == true)
    let run = Comparison.counted([.retains: 5])
    #expect(CountCheck(of: run, against: run).report.legend.isEmpty)
  }

  @Test("Both runs are named by date, toolchain and commit")
  func facts() {
    let lines = lines(of: failing)
    for name in ["Kept", "Now"] {
      #expect(
        lines.contains(
          "\(name): 2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+"))
    }
  }

  @Test("A missing interaction stands for all of its counters")
  func missingInteraction() {
    var now = Comparison.counted([.retains: 5])
    now.architectures = []
    let check = CountCheck(of: now, against: .counted([.retains: 5]))
    #expect(lines(of: check).contains(" mvp greeting-tap all – – – not measured"))
  }

  @Test("Markdown has the same table, and the totals last")
  func markdown() {
    let text = MarkdownRenderer().text(of: failing.report)
    #expect(
      text.contains("| mvp | greeting-tap | instructions | 1,230 | 1,240 | 1,400 | +13.83% |\n"))
    #expect(
      text.hasSuffix(
        "\n\n4 counters compared, 2 grew too much, 1 kept row was not measured.\n"
      ))
  }

  @Test("JSON has every key, null for what is not known, and can be read again")
  func json() throws {
    let text = try failing.json()
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "compared", "failures", "kept", "notes", "now", "rows", "rowsThatShowCall", "schema",
        "shrunk", "widest",
      ])
    #expect(object["schema"] as? Int == 4)
    let failures = try #require(object["failures"] as? [[String: Any]])
    for failure in failures {
      #expect(
        failure.keys.sorted() == [
          "allowed", "architecture", "counter", "growth", "interaction", "kept", "now",
        ])
    }
    #expect(failures.last?["now"] is NSNull)
    #expect(try JSONDecoder().decode(CountCheck.self, from: Data(text.utf8)) == failing)
  }
}
