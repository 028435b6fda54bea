import Testing

@testable import Sizes

private func size(_ texts: [String]) -> CodeSize {
  CodeSize(
    of: texts.enumerated().map { index, text in
      SourceFile(name: "\(index).swift", source: SwiftLexer.lex(Array(text.utf8)))
    })
}

@Suite("The size of code")
struct CodeSizeTests {
  @Test("Files are added up, and the largest type and longest function are kept")
  func figures() {
    let found = size([
      "struct A {\n  var b = 1\n  func f() { if c {} }\n}\n",
      "protocol P {}\nfunc g() {\n}\nclass D { weak var e: A? }",
    ])
    var expected = CodeSize()
    expected.files = 2
    expected.codeLines = 8
    expected.tokens = 38
    expected.types = 2
    expected.protocols = 1
    expected.functions = 2
    expected.complexity = 3
    expected.largestTypeLines = 4
    expected.mutableProperties = 2
    expected.medianFunctionLines = 1
    expected.p95FunctionLines = 2
    expected.longestFunctionLines = 2
    #expect(found == expected)
  }

  @Test(
    "Percentiles of function lengths over all files are taken by the nearest rank",
    arguments: [
      ([7], 7, 7, 7), ([5, 3], 3, 5, 5), ([9, 3, 5], 5, 9, 9), ([2, 8, 4, 6], 4, 8, 8),
      (Array(2...20), 11, 20, 20), (Array(2...21), 11, 20, 21), (Array(2...101), 51, 96, 101),
    ])
  func percentiles(lengths: [Int], median: Int, p95: Int, longest: Int) {
    let texts = lengths.map { lines in
      "func f() {\n" + String(repeating: "a\n", count: lines - 2) + "}\n"
    }
    let half = texts.count / 2
    let found = size([texts[..<half].joined(), texts[half...].joined()])
    #expect(found.medianFunctionLines == median)
    #expect(found.p95FunctionLines == p95)
    #expect(found.longestFunctionLines == longest)
  }

  @Test("No code has the size zero")
  func nothing() {
    #expect(size([]) == CodeSize())
    #expect(size([""]).files == 1)
  }

  @Test(
    "A type of a file is as long as its declaration and extensions, a protocol as its extensions",
    arguments: [
      (["struct A {\n}\nextension A {\n\n}", "extension A {\n}"], 6),
      (["struct A { struct B {\n} }", "extension A.B {\n}"], 4),
      (["extension String {\n}", "extension String {\n}"], 4),
      (["private struct A {\n}", "private struct A {\n}"], 2),
      (["private struct A {\n}", "private struct A {\n}\nextension A {\n}"], 4),
      (["protocol P {\n\nvar a: Int { get }\n}"], 0), (["protocol P {\n}\nextension P {\n}"], 2),
    ])
  func largestType(texts: [String], lines: Int) {
    #expect(size(texts).largestTypeLines == lines)
  }
}
