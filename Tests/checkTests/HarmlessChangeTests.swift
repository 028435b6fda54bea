import Testing

@testable import check

@Suite("A change of sources that changes nothing that they do")
struct HarmlessChangeTests {
  private static let source = """
    final class Counter {
      private var count = 0
      private weak var view: View?
      private let title: String
      private lazy var other = Other(label: "other")

      init(title: String) { self.title = title }

      func increase() {
        count += 1
        show(self.count)
        view?.show(title)
      }

      private func show(_ number: Int) { print(number) }
      private func reset() { count = 0 }
      private func log() { total = items.log() }
    }
    """

  /// Returns 20 versions of the source, with private members renamed as the seeds 1 to 20 decide.
  private func renamed(unless isElsewhere: (String) -> Bool = { _ in false }) -> [String] {
    (1...20).map { seed in
      var change = HarmlessChange(seed: UInt64(seed))
      return change.renamingMembers(of: Self.source, unless: isElsewhere)
    }
  }

  @Test("A private member gets the same new name wherever it stands in the file")
  func everywhere() throws {
    for text in renamed() {
      let name = try #require(text.firstMatch(of: /private var (\w+) = 0/)).output.1
      #expect(text.contains("\n    \(name) += 1\n    show(self.\(name))\n"))
      #expect(text.contains("private func reset"))
      #expect(text.contains("{ \(name) = 0 }"))
    }
  }

  @Test("Some members get a new name with one seed, and others with another seed")
  func choice() {
    let texts = renamed()
    #expect(texts.contains { $0.contains("count_") && !$0.contains("reset_") })
    #expect(texts.contains { !$0.contains("count_") && $0.contains("reset_") })
    #expect(texts == renamed())
    #expect(Set(texts).count > 10)
  }

  @Test(
    "A name that can mean something else stays",
    arguments: [
      "private let title: String", "init(title: String)", "\"other\"", "lazy var other",
      "?.show(title)", "private func show(_ number", "items.log()", "private func log()",
      "func increase()",
    ])
  func otherMeanings(kept: String) {
    for text in renamed() { #expect(text.contains(kept)) }
  }

  @Test("A name that stands in another file stays")
  func elsewhere() {
    for text in renamed(unless: { ["count", "reset", "view"].contains($0) }) {
      #expect(text == Self.source)
    }
  }

  @Test("Encoded members and texts of several lines keep their names")
  func unsafeFiles() {
    let declaration = "private var count = 0\n"
    for text in [
      declaration + "struct A: Codable {}", declaration + "let a = \"\"\"\ncount\n\"\"\"",
    ] {
      for seed: UInt64 in 1...20 {
        var change = HarmlessChange(seed: seed)
        #expect(change.renamingMembers(of: text, unless: { _ in false }) == text)
      }
    }
  }

  @Test("Some files get unused code at their end, with names of their own")
  func unusedCode() {
    var change = HarmlessChange(seed: 7)
    let texts = (1...100).map { _ in change.addingUnusedCode(to: "struct A {}\n") }
    #expect(texts.allSatisfy { $0.hasPrefix("struct A {}\n") })
    let extended = texts.filter { $0 != "struct A {}\n" }
    #expect((10...40).contains(extended.count))
    let types = extended.compactMap { $0.firstMatch(of: /package struct (\w+)/)?.output.1 }
    #expect(Set(types).count == extended.count)
    #expect(
      change.summary
        == "0 private members renamed, unused code in \(extended.count) files")
  }

  @Test("The words of a source are its names and keywords, and those in comments and texts")
  func words() {
    #expect(
      HarmlessChange.words(in: "let a_1 = b.c // \"d e\"") == ["let", "a_1", "b", "c", "d", "e"])
  }
}
