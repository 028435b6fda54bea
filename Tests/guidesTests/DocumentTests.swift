import Foundation
import TestSupport
import Testing

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

    MVP  2
    ```
    """
  @Test("Tables and boxes are found by their markers")
  func places() throws {
    let places = try Document(path: "a.md", text: Self.text).places()
    #expect(
      places == [
        .box(arguments: ["compare", "size", "--architecture", "mvc"], lines: 6..<9),
        .block(marker: "table sizes", lines: 2..<3),
      ])
  }

  @Test(
    "A marker without an end or a box is refused",
    arguments: [
      "<!-- table a -->\n| b |", "<!-- compare size -->\ntext", "<!-- findings -->\n- A.",
      "<!-- findings -->\n<!-- table a -->\n<!-- end -->", "<!-- TODO -->",
    ])
  func unfinished(text: String) {
    #expect(throws: Problem.self) { try Document(path: "a.md", text: text).places() }
  }

  @Test("A table is made anew, and a box stays if all of its lines are printed")
  func update() throws {
    let update = Update(blocks: ["table sizes": ["| Name |"]]) { arguments in
      #expect(arguments == ["compare", "size", "--architecture", "mvc"])
      return ["Sizes", "MVC  1", "MVVM  3", "MVP  2"]
    }
    let document = Document(path: "a.md", text: Self.text)
    let (updated, problems) = try update.document(document)
    #expect(problems == [])
    #expect(
      document.differences(to: updated).map(\.description).sorted() == [
        "a.md:3: not up to date: | old |", "a.md:3: should be: | Name |",
      ])
  }

  @Test("The text of a sentence is an item, in lines that are not too long")
  func sentences() {
    let sentence = Array(repeating: "figures", count: 20).joined(separator: " ")
    let lines = Update.lines(of: sentence)
    #expect(lines.map { $0.prefix(2) } == ["- ", "  "])
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(Update.lines(of: sentence, isItem: false).joined(separator: " ") == sentence)
  }

  @Test("Figures in a sentence are made anew, and one that is not known is reported")
  func figures() throws {
    let text = "It has <!-- figure a -->1<!-- end --> and <!-- figure b -->2<!-- end -->."
    let update = Update(blocks: [:], figure: { $0 == "a" ? "5" : nil }) { _ in [] }
    let (updated, problems) = try update.document(Document(path: "a.md", text: text))
    #expect(updated.lines == [text.replacing(">1<", with: ">5<")])
    #expect(problems.map(\.description) == ["a.md:1: there is no figure b."])
  }

  @Test(
    "Without a run, what needs one stays as it is",
    arguments: ["<!-- findings -->\n| Old |\n<!-- end -->", "A <!-- figure a -->1<!-- end -->."])
  func kept(text: String) throws {
    let document = Document(path: "a.md", text: text)
    let updated = try Update(blocks: [:], output: nil).document(document)
    #expect(updated.document == document && updated.problems.isEmpty)
  }

  @Test(
    "A table that is not known is reported, and a line that is not printed, or printed earlier",
    arguments: [(["MVC  2", "MVP  2"], [7]), (["MVP  2", "MVC  1"], [9]), ([], [7, 9])])
  func unknown(printed: [String], lines: [Int]) throws {
    let update = Update(blocks: [:]) { _ in printed }
    let problems = try update.document(Document(path: "a.md", text: Self.text)).problems
    let command = "'compare size --architecture mvc'"
    #expect(
      problems.map(\.description)
        == lines.map { "a.md:\($0): \(command) prints no such line." }
        + ["a.md:2: there is no table sizes."])
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
    try folder.write("", to: "Sources/MVC/View.swift")
    try folder.write("", to: ".ci/run")
    let text = """
      `Sources/MVC` `.ci/run fast` `Sources/Name` `Tests/NameTests/View.swift` `size/b`
      `Tests/Faults/name.patch` `Sources/MVP` `Sources/Names` `.ci/walk`
      """
    #expect(
      Document(path: "a.md", text: text).missingPaths(in: folder.url).map(\.message) == [
        "there is no Sources/MVP.", "there is no Sources/Names.", "there is no .ci/walk.",
      ])
  }
}
