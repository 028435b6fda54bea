import Foundation
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Sizes
@testable import Terminal

@Suite("A comparison as text")
struct TextReportTests {
  @Test("The report begins with what was compared, when, where and on which commit")
  func header() {
    let lines = text(of: .size).split(separator: "\n")
    #expect(lines[0] == "MVC, MVP")
    #expect(
      lines[1] == "2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+")
    #expect(
      lines[2] == "Debian GNU/Linux 12 (bookworm) x86_64 · AMD EPYC · 2 cores · load 0.25")
  }

  @Test(
    "Figures are printed in columns",
    arguments: [
      (ComparisonPart.size, "  largest role's share of the code   100.0%    64.3%"),
      (.size, "  roles                                   1        3"),
      (.size, "  references to values                    0        1"),
      (.size, "  references to behavior                  0       16"),
      (.size, "  lines of assembly                       0       24"),
      (.size, "  mutable stored properties               5       28"),
      (.size, "  function lines, longest                16       16"),
      (.size, "  files per requirement                 2.0      2.0"),
      (.size, "  code lines                            250    1,400"),
      (.size, "  smallest screen                        30       60"),
      (.size, "  machine code, bytes                25,000  140,000"),
      (.coverage, "  faults                                200      300"),
      (.coverage, "  lines only with a screen              240        1"),
      (.coverage, "  test coverage without a screen       0.0%    99.9%"),
      (.coverage, "  lines reached by scenarios         100.0%   100.0%"),
      (.coverage, "  view-free tests                         0       52"),
      (.coverage, "  test doubles                            0        4"),
    ])
  func rows(of part: ComparisonPart, row: String) {
    #expect(squeezed(text(of: part)).contains(squeezed(row + "\n")))
  }

  @Test("Columns are aligned to the right")
  func alignment() {
    let report = Report.figures([("lines", "1"), ("share", "22")])
    #expect(
      TextRenderer().text(of: report) == """
        Sample

                 MVC
          lines    1
          share   22

        """)
  }

  @Test("What was not measured is a dash, which is explained")
  func gaps() {
    var comparison = Comparison.sample
    comparison.architectures[0].size?.total.machineCodeBytes = nil
    let text = squeezed(text(of: .size, in: comparison))
    #expect(text.contains("machine code, bytes – 140,000\n"))
    #expect(text.contains("–: This figure was not measured; a note says why."))
    #expect(text.contains("Notes\n instructions are null: they are not counted yet.\n"))
  }

  @Test("Where sizes alone were measured, there is no row and no word of mistakes")
  func sizesAlone() {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices { comparison.architectures[index].mutation = nil }
    #expect(!text(of: .size, in: comparison).contains("files per requirement"))
  }

  @Test("Every row is explained")
  func legend() {
    for group in [FigureGroup.distribution, .amount] {
      for figure in group.figures { #expect(text(of: .size).contains("  \(figure.label): ")) }
    }
    for figure in FigureGroup.testability.figures {
      #expect(text(of: .coverage).contains("  \(figure.label): "))
    }
  }

  @Test("The sizes come with their roles, the largest first")
  func roles() throws {
    let text = text(of: .size)
    let start = try #require(text.range(of: "mutable\nRoles ")?.lowerBound)
    #expect(
      text[start...].hasPrefix(
        """
        mutable
        Roles              code lines   share  complexity    properties  names types of
        MVC
          View controller         250  100.0%          62             5

        MVP
          Presenter               900   64.3%         225            18  View protocol 12 behavior
          View                    400   28.6%         100             8  View protocol 1 value, 2 behavior;
                                                                         Presenter 2 behavior
          View protocol           100    7.1%          25             2

        Code lines of modules that all architectures share: Models 287, HeadlessUIKit 1,816, Views 87.

        """))
  }

  @Test(
    "No line is wider than the terminal or ends with a space", arguments: [2, 3, 7, 14], [80, 200])
  func width(count: Int, columns: Int) {
    var comparison = Comparison.sample(of: count)
    comparison.notes.append(.init(.size, String(repeating: "long", count: 60)))
    comparison.environment.processor = String(repeating: "処理装置 ", count: 30)
    for part in ComparisonPart.allCases {
      let report = comparison.report(of: part, baselineID: "mvc")
      for line in TextRenderer(width: columns).text(of: report).split(separator: "\n") {
        #expect(line.displayWidth <= columns, "\(line)")
        #expect(!line.hasSuffix(" "), "\(line)")
      }
    }
  }

  @Test("Where the columns do not fit, each architecture gets a row, with all figures")
  func manyColumns() throws {
    let lines = text(of: .size, in: .sample(of: 14)).split(separator: "\n")
      .map { squeezed(String($0)) }
    let distribution = try #require(lines.firstIndex { $0.hasPrefix("Distribution ") })
    #expect(lines[distribution + 1] == " MVC 100.0% 1 0 0")
    #expect(lines[distribution + 14] == " MVC with lighter view controllers 13 64.3% 3 1 16")
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

  @Test("A column that is attached stands close to the one on its left")
  func attachedColumn() {
    let report = Report(
      title: "Sample",
      tables: [
        Table(
          columns: [
            Table.Column(title: "hops"), Table.Column(title: "±", isAttached: true),
            Table.Column(title: "weak"),
          ],
          sections: [
            .init(rows: [
              .init(label: "MVP", cells: ["8", "+4", "2"].map { Table.Cell(text: $0) })
            ])
          ])
      ])
    #expect(
      TextRenderer().text(of: report) == """
        Sample

               hops  ±  weak
          MVP     8 +4     2

        """)
  }

  @Test("Remarks with a title are a list")
  func titledRemarks() {
    let section = Report.Section(remarksTitle: "What the figures say", remarks: ["A.", "B."])
    #expect(
      TextRenderer().text(of: section) == """

        What the figures say
          A.
          B.

        """)
    #expect(TextRenderer().text(of: Report.Section(remarksTitle: "Nothing")) == "")
  }

  @Test("Color adds nothing but color")
  func color() {
    let report = Comparison.sample.report(of: .size, baselineID: "mvc")
    let colored = TextRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == text(of: .size))
  }

  @Test("Failures are printed last, directly above the conclusion")
  func failures() {
    var report = Report.figures([("lines", "1")])
    (report.notes, report.failures, report.conclusion) = (["A note."], ["It broke."], "1 broke.")
    #expect(TextRenderer().text(of: report).hasSuffix("\n  A note.\n\nIt broke.\n\n1 broke.\n"))
  }

  @Test("What could move the cursor is shown as a mark")
  func controlCharacters() {
    var report = Report.figures([("lines", "1")])
    report.notes = ["a\u{1B}[2Jb\nc\u{202E}d"]
    #expect(TextRenderer().text(of: report).hasSuffix("  a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\n"))
  }

  private func text(of part: ComparisonPart, in comparison: Comparison = .sample) -> String {
    TextRenderer().text(of: comparison.report(of: part, baselineID: "mvc"))
  }
}
