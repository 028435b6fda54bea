import Foundation
import Samples
import Statistics
import Testing

@testable import CodeSizes
@testable import Comparisons
@testable import DispatchCosts
@testable import Tables
@testable import Terminal

@Suite("A comparison as text")
struct TextReportTests {
  @Test("The report begins with what was compared, when, where and on which commit")
  func header() {
    let lines = text(of: .sample).split(separator: "\n")
    #expect(lines[0] == "MVC, MVP")
    #expect(
      lines[1] == "2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+")
    #expect(
      lines[2] == "Debian GNU/Linux 12 (bookworm) x86_64 · AMD EPYC · 2 cores · load 0.25")
  }

  @Test("The groups follow each other")
  func groups() {
    let lines = text(of: .sample).split(separator: "\n").map(String.init)
    let groups = [
      "Distribution", "Ease of use", "Dispatch cost", "Testability", "What the rows mean", "Notes",
    ]
    #expect(lines.compactMap { line in groups.first { line.hasPrefix($0) } } == groups)
  }

  @Test(
    "Figures stand in columns, the best of a row marked",
    arguments: [
      "  largest role's share of the code   100.0%    64.3% *",
      "  roles                                   1        3",
      "  references to values                    0        1",
      "  references to behaviour                 0       16",
      "  lines of assembly                       0 *     24",
      "  mutable stored properties               5 *     28",
      "  function lines, median                  5        5",
      "  function lines, 95th percentile        12       12",
      "  function lines, longest                16       16",
      "  requirements proved without a view  0 of 32  3 of 32 *",
      "  lines needing a view                  240        1 *",
      "  lines reached by view-free tests     0.0%    99.9% *",
      "  lines reached by all its own tests 100.0%   100.0%",
      "  tests                                  40       52",
      "  test doubles                            2 *      4",
      "  code lines                            250 *  1,400",
      "  code lines, Greeting                   30 *     60",
      "  Greeting, times MVC's               ×1.00 *  ×2.00",
      "  types                                   2        2",
      "  machine code, bytes                25,000 * 140,000",
    ])
  func rows(row: String) {
    #expect(squeezed(text(of: .sample)).contains(squeezed(row + "\n")))
  }

  @Test("Columns are aligned to the right, with room for the marks")
  func alignment() {
    let report = Report.figures([("lines", "1", false), ("share", "22", true)])
    #expect(
      TextRenderer().text(of: report) == """
        Sample

                 MVC
          lines    1
          share   22 *

        """)
  }

  @Test(
    "Dispatch has a row for the floor, each architecture and the baseline again",
    arguments: [
      "Dispatch cost time, ns ratio 95% interval \(titles(.besideTimes))",
      "greeting-tap",
      "  floor            12.0   0.10  0.080–0.120  \(counts(allocations: "0"))",
      "  MVC (baseline)  120     1                \(counts(allocations: "4"))",
      "  MVC again         121   ≈1.01  0.990–1.030  \(counts(allocations: "4"))",
      "  MVP             123     ≈1.02  1.000–1.040  \(counts(allocations: "5"))",
      "name-refused",
      "  MVC (baseline) 1,520 *  1                \(counts(allocations: "–"))",
      "  MVP          15,200   10.00 9.980–10.020 \(counts(allocations: "–"))",
      "Bindings time, ns ratio 95% interval \(titles(.besideTimes))",
      "  a stored closure 50.0 1 \(counts(allocations: "0"))",
      "  1 observer 100 2.00 1.980–2.020 \(counts(allocations: "0"))",
      """
      To check that the times show 5% more work, greeting-tap of MVC was also measured with 5% more work.
      Expected: about ×1.05. Measured: ×1.050 (1.030–1.070), so the 5% was noticed.
      """,
    ])
  func dispatch(row: String) {
    #expect(squeezed(text(of: .sample)).contains("\n" + squeezed(row) + "\n"))
  }

  @Test("A time is only best if the others are slower for sure")
  func undecidedTimes() {
    var comparison = Comparison.sample
    comparison.architectures[1].dispatch?[1] = .sample("name-refused", time: 1522, ratio: 1.001)
    let text = squeezed(text(of: comparison))
    #expect(text.contains("MVC (baseline) 1,520 1 "))
    #expect(text.contains("MVP 1,522 ≈1.00"))
  }

  @Test("The baseline that differs from itself is not taken for equal")
  func unequalBaseline() {
    var comparison = Comparison.sample
    comparison.controls.again?[0].ratio = Ratio(value: 1.06, low: 1.05, high: 1.07)
    #expect(squeezed(text(of: comparison)).contains("MVC again 121 1.06 1.050–1.070"))
  }

  @Test("A twentieth that was not seen is said to be so")
  func blindClock() {
    var comparison = Comparison.sample
    comparison.controls.again?[0].ratio = Ratio(value: 1.01, low: 0.93, high: 1.08)
    let text = squeezed(text(of: comparison))
    #expect(text.contains("×1.050 (1.030–1.070), so the 5% was not noticed"))
  }

  @Test("Who asks for dispatch alone sees what else was counted")
  func furtherCounts() {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].size = nil
      comparison.architectures[index].coverage = nil
    }
    comparison.architectures[1].dispatch?[0].counts[.liveBytes] = 1_137
    let alone = squeezed(text(of: comparison))
    #expect(alone.contains("Dispatch, the rest interval, ns \(titles(.further))\n"))
    let cells = CounterColumn.columns(.further).map { $0.id == "liveBytes" ? "1,137" : "–" }
    #expect(alone.contains("MVP 121–125 \(cells.joined(separator: " "))\n"))
    #expect(alone.contains("live bytes: "))
    #expect(!squeezed(text(of: .sample)).contains("live bytes"))
  }

  @Test("What was not measured is a dash, which is explained")
  func gaps() {
    var comparison = Comparison.sample
    comparison.architectures[0].size?.total.machineCodeBytes = nil
    let text = squeezed(text(of: comparison))
    #expect(text.contains("machine code, bytes – 140,000\n"))
    #expect(text.contains("–: Not measured; a note says why."))
    #expect(text.contains("Notes\n instructions are null: they are not counted yet.\n"))
  }

  @Test("Every row is explained")
  func legend() {
    let text = text(of: .sample)
    for term in [
      "*: The best", "requirements proved without a view: Of the 32 requirements", "tokens: ",
      "ratio: Time compared with MVC", "MVC again: ", "floor: ", "allocs: ", "name-refused: ",
      "net: ", "Bindings: ",
    ] {
      #expect(text.contains("  \(term)"))
    }
  }

  @Test("Each section is the same while later parts are not measured yet")
  func sections() {
    let report = Comparison.sample.report(baselineID: "mvc")
    var growing = Comparison.sample
    let parts = ComparisonPart.inOrder
    #expect(report.sections.count == parts.count)
    for (part, section) in zip(parts, report.sections).reversed() {
      #expect(growing.section(of: part, among: parts, baselineID: "mvc") == section)
      for index in growing.architectures.indices {
        switch part {
        case .size: growing.architectures[index].size = nil
        case .coverage: growing.architectures[index].coverage = nil
        case .dispatch: growing.architectures[index].dispatch = nil
        }
      }
    }
    let renderer = TextRenderer()
    #expect(
      renderer.heading(of: growing.report(baselineID: "mvc")) == renderer.heading(of: report))
  }

  @Test("Parts that were not measured have no tables")
  func parts() {
    var size = Comparison.sample
    var coverage = Comparison.sample
    for index in size.architectures.indices {
      size.architectures[index].coverage = nil
      size.architectures[index].dispatch = nil
      coverage.architectures[index].size = nil
      coverage.architectures[index].dispatch = nil
    }
    #expect(!text(of: size).contains("Testability"))
    #expect(!text(of: size).contains("Dispatch cost"))
    #expect(!text(of: coverage).contains("Distribution"))
    #expect(!text(of: coverage).contains("Ease of use"))
    #expect(text(of: coverage).contains("Testability"))
  }

  @Test("The size alone comes with its roles, the largest first")
  func roles() throws {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].coverage = nil
      comparison.architectures[index].dispatch = nil
    }
    let text = text(of: comparison)
    let start = try #require(text.range(of: "mutable\nRoles ")?.lowerBound)
    #expect(
      text[start...].hasPrefix(
        """
        mutable
        Roles              code lines   share  complexity    properties  names types of
        MVC
          View controller         250  100.0%          62             5

        MVP
          Presenter               900   64.3%         225            18  View protocol 12 behaviour
          View                    400   28.6%         100             8  View protocol 1 value, 2 behaviour;
                                                                         Presenter 2 behaviour
          View protocol           100    7.1%          25             2

        Code lines of modules that all architectures share: Models 287, HeadlessUIKit 1,816, Views 87.

        """))
  }

  @Test("No line is wider than 100 columns or ends with a space", arguments: [2, 3, 4, 7, 10, 25])
  func width(count: Int) {
    var comparison = Comparison.sample(of: count)
    comparison.notes.append(String(repeating: "long", count: 60))
    comparison.environment.processor = String(repeating: "処理装置 ", count: 30)
    for line in text(of: comparison).split(separator: "\n") {
      #expect(line.displayWidth <= 100, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test("Where the columns do not fit, each architecture gets a row, with all figures")
  func manyColumns() throws {
    let lines = text(of: .sample(of: 10)).split(separator: "\n").map { squeezed(String($0)) }
    let distribution = try #require(lines.firstIndex { $0.hasPrefix("Distribution ") })
    #expect(lines[distribution + 1] == " MVC 100.0% 1 0")
    #expect(lines[distribution + 2] == " MVP 64.3% * 3 1")
    #expect(lines[distribution + 10] == " MVC with lighter view controllers 9 64.3% * 3 1")
    #expect(lines.contains { $0.hasSuffix(" tokens") || $0.contains(" tokens ") })
  }

  @Test("Columns that still do not fit follow below, in blocks of about the same width")
  func blocks() {
    let columns = (1...40).map { Table.Column(title: "P-\($0)") }
    let cells = (1...40).map { Table.Cell(text: "\($0)") }
    let report = Report(
      title: "Sample",
      tables: [
        Table(
          title: "Profile", columns: columns,
          sections: [.init(rows: [.init(label: "MVC", cells: cells)])],
          overflow: .divide)
      ])
    let rows = TextRenderer().text(of: report).split(separator: "\n").filter { $0.contains("MVC") }
    #expect(rows.map { $0.split(separator: " ").count - 1 } == [13, 13, 14])
  }

  @Test("Colour adds nothing but colour")
  func color() {
    let report = Comparison.sample.report(baselineID: "mvc")
    let colored = TextRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == text(of: .sample))
  }

  @Test("What could move the cursor is shown as a mark")
  func controlCharacters() {
    var report = Report.figures([("lines", "1", false)])
    report.notes = ["a\u{1B}[2Jb\nc\u{202E}d"]
    #expect(TextRenderer().text(of: report).hasSuffix("  a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\n"))
  }

  @Test("Folders stand beside each other under their paths")
  func folders() {
    let sizes = FolderSizes(
      folders: [
        .init(path: "App", size: CodeSize(lines: 1000)),
        .init(path: "a/very/long/path/that/goes/on/and/on/and/on", size: CodeSize(lines: 2)),
      ], notes: ["App: nothing"])
    let text = TextRenderer().text(of: sizes.report)
    #expect(squeezed(text).contains("\n code lines 1,000 2\n"))
    #expect(text.contains("App: nothing"))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
  }

  private func text(of comparison: Comparison) -> String {
    TextRenderer().text(of: comparison.report(baselineID: "mvc"))
  }

  /// Returns the text with single spaces instead of several, and without spaces at the ends of
  /// lines.
  private func squeezed(_ text: String) -> String {
    text.replacing(#/ +/#, with: " ").replacing(" \n", with: "\n")
  }
}

/// Returns the titles of the columns that a table has for counters, joined by spaces.
private func titles(_ place: CounterColumn.Place) -> String {
  CounterColumn.columns(place).map(\.title).joined(separator: " ")
}

/// Returns the cells for counters in a row, as text: `allocations` for the allocations, and `–` for
/// every other counter.
func counts(allocations: String) -> String {
  CounterColumn.columns(.besideTimes).map { $0.id == "allocations" ? allocations : "–" }
    .joined(separator: " ")
}
