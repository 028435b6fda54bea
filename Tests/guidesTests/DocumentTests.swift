import Foundation
import TestSupport
import Testing

@testable import Reports
@testable import guides

@Suite("A guide")
struct DocumentTests {
  private static let text = """
    # Guide
    <!-- table sizes -->
    | old |
    <!-- end -->
    <!-- compare size --architecture mvc -->
    ```
    MVC  1
    ```
    """
  private static let table = GuideTable(
    corner: "Name",
    table: Table(columns: [Table.Column(title: "Lines")], rows: [("MVC", ["327"])]))

  @Test("Tables and boxes are found by their markers")
  func places() throws {
    let places = try Document(path: "a.md", text: Self.text).places()
    #expect(
      places == [
        .box(arguments: ["size", "--architecture", "mvc"], section: nil, lines: 6..<7),
        .table(name: "sizes", lines: 2..<3),
      ])
  }

  @Test(
    "A marker without an end or a box is refused",
    arguments: [
      "<!-- table a -->\n| b |", "<!-- compare -->\ntext", "<!-- findings -->\n- A.",
      "<!-- findings -->\n<!-- table a -->\n<!-- end -->",
    ])
  func unfinished(text: String) {
    #expect(throws: UnfinishedPlace.self) { try Document(path: "a.md", text: text).places() }
  }

  @Test("Tables and boxes are made anew")
  func update() throws {
    let update = Update(tables: ["sizes": Self.table]) { arguments in
      #expect(arguments == ["size", "--architecture", "mvc"])
      return ["MVC  327"]
    }
    let document = Document(path: "a.md", text: Self.text)
    let (updated, problems) = try update.document(document)
    #expect(problems == [])
    #expect(
      updated.lines == [
        "# Guide", "<!-- table sizes -->", "| Name | Lines |", "| :-- | --: |", "| MVC | 327 |",
        "<!-- end -->", "<!-- compare size --architecture mvc -->", "```", "MVC  327", "```",
      ])
    let messages = document.differences(to: updated).map(\.description)
    #expect(messages.contains("a.md:3: not up to date: | old |"))
    #expect(messages.contains("a.md:9: should be: MVC  327"))
    #expect(updated.differences(to: updated) == [])
  }

  @Test("A box with a whole section gains a line for each printed one, and keeps times")
  func section() throws {
    let box = ["```", "Time  tests  running", "  MVC     1   30 ms", "```"]
    let document = Document(
      path: "a.md", text: (["<!-- compare coverage: Time -->"] + box).joined(separator: "\n"))
    var printed = [
      "Sizes  lines", "  MVC      3", "", "          running", "Time  tests  time",
      "  MVC     1   31 ms", "  Fifth   2   40 ms", "", "Time  doubles", "  MVC         1", "",
      "A note.",
    ]
    let update = Update(tables: [:]) { _ in printed }
    let (updated, problems) = try update.document(document)
    #expect(problems == [])
    #expect(
      updated.lines.dropFirst(2).dropLast() == [
        "          running", "Time  tests  time", "  MVC     1   30 ms", "  Fifth   2   40 ms", "",
        "Time  doubles", "  MVC         1",
      ])
    printed = ["A note."]
    #expect(
      try update.document(document).problems.map(\.description)
        == ["a.md:1: 'compare coverage' prints no section Time."])
  }

  @Test("Findings are made anew, in lines that are not too long")
  func findings() throws {
    let document = Document(
      path: "a.md", text: "# Guide\n<!-- findings -->\n- Old.\n<!-- end -->\nText.")
    #expect(try document.places() == [.findings(lines: 2..<3)])
    let sentence = Array(repeating: "figures", count: 20).joined(separator: " ")
    let update = Update(tables: [:], findings: ["\(sentence).", "New."], output: nil)
    let lines = try update.document(document).document.lines
    #expect(lines.prefix(2) == ["# Guide", "<!-- findings -->"])
    #expect(lines.suffix(3) == ["- New.", "<!-- end -->", "Text."])
    let item = lines.dropFirst(2).dropLast(3)
    #expect(item.map { $0.prefix(2) } == ["- ", "  "])
    #expect(item.allSatisfy { $0.count <= 110 })
    #expect(item.map { $0.dropFirst(2) }.joined(separator: " ") == "\(sentence).")
  }

  @Test("Findings that are not known stay as they are")
  func keptFindings() throws {
    let document = Document(path: "a.md", text: "<!-- findings -->\n- Old.\n<!-- end -->")
    #expect(try Update(tables: [:], output: nil).document(document).document == document)
  }

  @Test(
    "Without a run the tables that need one stay as they are", arguments: ["summary", "verdicts"])
  func keptTables(name: String) throws {
    let document = Document(path: "a.md", text: "<!-- table \(name) -->\n| Old |\n<!-- end -->")
    let updated = try Update(tables: [:], output: nil).document(document)
    #expect(updated.document == document && updated.problems.isEmpty)
  }

  @Test("A table that is not known and a line that is not printed are reported")
  func unknown() throws {
    let update = Update(tables: [:]) { _ in ["VIPER  1"] }
    let problems = try update.document(Document(path: "a.md", text: Self.text)).problems
    #expect(
      problems.map(\.description) == [
        "a.md:7: 'compare size --architecture mvc' prints no such line: MVC  1",
        "a.md:2: there is no table sizes.",
      ])
  }

  @Test("Links lead to files and headings")
  func links() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] { try folder.write("", to: "Guides/\(name).md") }
    let text = """
      # The *first* heading: `code`, and so on
      [a](#the-first-heading-code-and-so-on) [b](b.md) [c](../Guides/b.md#second)
      [d](https://example.com) `[e](nowhere)` [f](#second) [g](missing.md)
      ```
      [h](nowhere)
      ```
      """
    let documents = [
      Document(path: "Guides/a.md", text: text),
      Document(path: "Guides/b.md", text: "## Second\n"),
    ]
    #expect(
      documents[0].brokenLinks(among: documents, in: folder.url).map(\.description) == [
        "Guides/a.md:3: the link leads to no heading: #second",
        "Guides/a.md:3: the link leads nowhere: missing.md",
      ])
  }

  @Test("Equal headings have numbered anchors")
  func anchors() {
    #expect(
      Document(path: "a.md", text: "# A\n# A b\n# A\n# A").anchors == ["a", "a-b", "a-1", "a-2"])
  }

  @Test("Paths of the repository in backticks exist")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/MVC/Greeting/View.swift")
    try folder.write("", to: ".ci/run")
    let text = """
      `Sources/MVC` `Sources/…/Greeting` `.ci/run fast` `Sources/Name` `size/b`
      `Tests/Faults/name.patch` `Sources/MVP` `Sources/…/Profile` `.ci/walk`
      """
    #expect(
      Document(path: "a.md", text: text).missingPaths(in: folder.url).map(\.message) == [
        "there is no Sources/MVP.", "there is no Sources/…/Profile.", "there is no .ci/walk.",
      ])
  }
}
