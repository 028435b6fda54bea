import Foundation
import Testing

@testable import Metrics

@Suite("The report on the cost of one change")
struct ChangeReportTests {
  private let known = ChangeCost(
    environment: .sample, subject: "Show posts in",
    architectures: [
      .init(
        id: "mvc", name: "MVC",
        cost: .init(
          commit: "0123456789abcdef", filesTouched: 4, filesNew: 1, linesAdded: 1106,
          linesRemoved: 5, typesAdded: -1, viewController: .init(added: 15, removed: 2),
          changedTests: .init(files: 3, added: 70, removed: 6),
          newTests: .init(files: 1, added: 90, removed: 0)))
    ], notes: [])

  private var withGap: ChangeCost {
    var cost = known
    cost.architectures[0].cost?.viewController = nil
    cost.architectures.append(.init(id: "mvp", name: "MVP"))
    cost.notes = ["change: MVP is not counted; a\u{1B}[31m|b."]
    return cost
  }

  @Test("The lines of the Markdown that begin with a bar are the table, and nothing else is")
  func table() {
    let lines = MarkdownRenderer().text(of: withGap.report).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("|") } == [
        """
        |  | source files touched | of them new | lines added | lines removed | types added \
        | view controller | existing test files changed | new test files |
        """,
        "| :-- | --: | --: | --: | --: | --: | --: | --: | --: |",
        "| MVC | 4 | 1 | 1,106 | 5 | -1 | untouched | 3 (+70 −6) | 1 (+90) |",
        "| MVP | – | – | – | – | – | – | – | – |",
      ])
  }

  @Test("The text tells the commits and why figures are missing, in lines of at most 100 columns")
  func text() {
    let text = TextRenderer().text(of: withGap.report)
    #expect(text.hasPrefix("The cost of one change: Show posts in …\n"))
    #expect(text.contains("\nCommits: MVC 0123456.\n"))
    #expect(text.contains("\n  –: Not known; a note says why.\n"))
    #expect(text.contains("MVP is not counted; a\u{FFFD}[31m|b."))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
    #expect(TextRenderer().text(of: known.report).contains("+15 −2"))
  }

  @Test("The data holds null for what is not known, and comes back from JSON as it was")
  func json() throws {
    for cost in [known, withGap] {
      let json = try cost.json()
      #expect(try JSONDecoder().decode(ChangeCost.self, from: Data(json.utf8)) == cost)
    }
    let json = try withGap.json()
    #expect(json.contains(#""cost" : null"#))
    #expect(json.contains(#""viewController" : null"#))
  }
}
