import Samples
import Testing

@testable import Figures
@testable import Reports

@Suite("A comparison as Markdown")
struct MarkdownReportTests {
  private let text = MarkdownRenderer().text(
    of: Comparison.sample.report(baselineID: "mvc", findings: ["A costs more."]))

  @Test(
    "It holds the same tables as the text",
    arguments: [
      "# MVC, MVP\n",
      "## Distribution\n\n|  | MVC | MVP |\n| :-- | --: | --: |\n| largest role's share of the code |",
      "| code lines, Greeting | 30 \\* | 60 |\n",
      "## Dispatch counts\n\n### greeting-tap\n\n|  | net | price | ± | hops | ± |",
      "| MVP | – | – |  | – |  | – |  | – |  | 5 | +1 |\n",
      "## Dispatch times\n\n### greeting-tap\n\n|  | time, ns | interval, ns | ratio |",
      "| MVP | 123 | 121–125 | ≈1.02 | 1.000–1.040 |\n",
      "## What the figures say\n\n- A costs more.\n",
      "## What the rows mean\n\n- **\\***: The best value among the architectures. A time is marked only if",
      "## Notes\n\n- instructions are null",
    ])
  func tables(part: String) {
    #expect(text.contains(part))
  }

  @Test("Each line of a table has as many cells as its head")
  func cells() {
    let blocks = text.split(separator: "\n\n").filter { $0.hasPrefix("|") }
    #expect(blocks.count == 9)
    for block in blocks {
      let counts = block.split(separator: "\n").map { line in line.count { $0 == "|" } }
      #expect(Set(counts).count == 1, "\(block)")
    }
  }

  @Test("What Markdown takes for its own is escaped")
  func escaping() {
    var report = Report.figures([("a|b", "*1*", false)])
    report.notes = ["<b>_x_</b> `y` [z](http://example.org) \\"]
    let text = MarkdownRenderer().text(of: report)
    #expect(text.contains(#"| a\|b | \*1\* |"#))
    #expect(text.contains(#"- \<b\>\_x\_\</b\> \`y\` \[z\](http://example.org) \\"#))
  }
}

extension Report {
  /// Returns a report with one table, which has one column and the given rows.
  static func figures(_ rows: [(label: String, text: String, isBest: Bool)]) -> Report {
    Report(
      title: "Sample",
      tables: [
        Table(
          columns: [Table.Column(title: "MVC")],
          sections: [
            Table.Section(
              rows: rows.map {
                Table.Row(label: $0.label, cells: [Table.Cell(text: $0.text, isBest: $0.isBest)])
              })
          ])
      ])
  }
}
