import Foundation
import Testing

@testable import Sizes

private func size(_ texts: String...) -> CodeSize {
  CodeSize(
    of: texts.enumerated().map { index, text in
      SourceFile(name: "\(index).swift", source: SwiftLexer.lex(Array(text.utf8)))
    })
}

@Suite("The size of code")
struct CodeSizeTests {
  @Test("Files are added up, and the largest type and longest function are kept")
  func figures() {
    let found = size("struct A {\n  func f() { if b {} }\n}\n", "protocol P {}\nfunc g() {\n}\n")
    #expect(found.files == 2)
    #expect(found.codeLines == 6)
    #expect(found.tokens == 24)
    #expect(found.types == 1)
    #expect(found.protocols == 1)
    #expect(found.functions == 2)
    #expect(found.complexity == 3)
    #expect(found.largestTypeLines == 3)
    #expect(found.mutableProperties == 0)
    #expect(found.longestFunctionLines == 2)
    #expect(found.machineCodeBytes == nil)
    #expect(found.metadataBytes == nil)
  }

  @Test("The mutable properties of all files are added up")
  func mutableProperties() {
    #expect(
      size("struct A { var b = 1, c = 2 }", "class D { weak var e: A? }").mutableProperties == 3)
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
    let found = size(texts[..<half].joined(), texts[half...].joined())
    #expect(found.medianFunctionLines == median)
    #expect(found.p95FunctionLines == p95)
    #expect(found.longestFunctionLines == longest)
  }

  @Test("No code has the size zero")
  func nothing() {
    #expect(size() == CodeSize())
    #expect(size("").files == 1)
  }

  @Test("Lines of an extension count to the type that it extends")
  func extensions() {
    #expect(size("struct A {\n}\nextension A {\n\n}", "extension A {\n}").largestTypeLines == 6)
    #expect(size("struct A { struct B {\n} }", "extension A.B {\n}").largestTypeLines == 4)
    #expect(size("extension String {\n}", "extension String {\n}").largestTypeLines == 4)
  }

  @Test("Types of one name in different files are different types")
  func privateTypes() {
    #expect(size("private struct A {\n}", "private struct A {\n}").largestTypeLines == 2)
    #expect(
      size("private struct A {\n}", "private struct A {\n}\nextension A {\n}").largestTypeLines == 4
    )
  }

  @Test("A protocol is no type, but its extensions are code")
  func protocolLines() {
    #expect(size("protocol P {\n\nvar a: Int { get }\n}").largestTypeLines == 0)
    #expect(size("protocol P {\n}\nextension P {\n}").largestTypeLines == 2)
  }

  @Test("A size that was not measured is written as null and read back")
  func coding() throws {
    let original = size("struct A { }")
    let data = try JSONEncoder().encode(original)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""machineCodeBytes":null"#))
    #expect(text.contains(#""metadataBytes":null"#))
    #expect(try JSONDecoder().decode(CodeSize.self, from: data) == original)
  }
}
