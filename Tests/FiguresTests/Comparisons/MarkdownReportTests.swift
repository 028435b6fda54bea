import Samples
import Testing

@testable import Figures
@testable import Reports

@Suite("A comparison as Markdown")
struct MarkdownReportTests {
  @Test(
    "It holds the same tables as the text",
    arguments: [
      (ComparisonPart.size, "# MVC, MVP\n"),
      (
        .size, "## Distribution\n\n|  | MVC | MVP |\n| :-- | --: | --: |\n| largest role's share of"
      ),
      (.size, "| smallest screen | 30 | 60 |\n"),
      (.coverage, "| test coverage without a screen | 0.0% | 99.9% |\n"),
      (.size, "## What the rows mean\n\n- **largest role's share of the code**: The code lines"),
      (.size, "## Notes\n\n- instructions are null"),
    ])
  func tables(of part: ComparisonPart, line: String) {
    let report = Comparison.sample.report(of: part, baselineID: "mvc")
    #expect(MarkdownRenderer().text(of: report).contains(line))
  }

  @Test("Each line of a table has as many cells as its head", arguments: ComparisonPart.allCases)
  func cells(of part: ComparisonPart) {
    let report = Comparison.sample.report(of: part, baselineID: "mvc")
    let blocks = MarkdownRenderer().text(of: report).split(separator: "\n\n")
      .filter { $0.hasPrefix("|") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let counts = block.split(separator: "\n").map { line in line.count { $0 == "|" } }
      #expect(Set(counts).count == 1, "\(block)")
    }
  }

  @Test("What Markdown takes for its own is escaped")
  func escaping() {
    var report = Report.figures([("a|b", "*1*")])
    report.notes = ["<b>_x_</b> `y` [z](http://example.org) \\"]
    let text = MarkdownRenderer().text(of: report)
    #expect(text.contains(#"| a\|b | \*1\* |"#))
    #expect(text.contains(#"- \<b\>\_x\_\</b\> \`y\` \[z\](http://example.org) \\"#))
  }
}

extension Report {
  /// Returns a report with one table, which has one column and the given rows.
  static func figures(_ rows: [(label: String, text: String)]) -> Report {
    Report(
      title: "Sample",
      tables: [
        Table(
          columns: [Table.Column(title: "MVC")],
          sections: [
            Table.Section(
              rows: rows.map {
                Table.Row(label: $0.label, cells: [Table.Cell(text: $0.text)])
              })
          ])
      ])
  }
}
