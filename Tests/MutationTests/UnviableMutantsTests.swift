import Testing

@testable import Mutation

@Suite("Finding mutants that do not compile")
struct UnviableMutantsTests {
  private let source = """
    import CMutants; import Models
    func load() {
      /*<1*/if !mutantIsOn(1) { show((/*<2*/mutantIsOn(2) ? "mutant" : "text"/*2>*/)) }/*1>*/
      return /*<3*/mutantIsOn(3) ? nil : user/*3>*/
    }
    """

  @Test("The places of errors are those of the compiler's lines, each one once")
  func places() {
    let output = """
      [3/9] Compiling MVC ProfileViewController.swift
      /a b/Sources/MVC/Profile.swift:12:7: error: cannot convert value
      /a b/Sources/MVC/Profile.swift:12:7: error: cannot convert value
      /a b/Sources/MVC/Profile.swift:14:1: warning: unused
      12 |   show()
         |   `- error: cannot convert value
      /a b/Sources/MVC/Profile.swift:20:30: error: no member
      """
    let file = "/a b/Sources/MVC/Profile.swift"
    #expect(
      UnviableMutants.places(in: output) == [
        .init(file: file, line: 12, column: 7), .init(file: file, line: 20, column: 30),
      ])
    #expect(UnviableMutants.places(in: "Build complete!").isEmpty)
  }

  @Test(
    "An error leads to the innermost mutant around it",
    arguments: [
      ("show", [1]), (#""mutant" :"#, [2]), (#""text""#, [2]), ("nil : user", [3]),
    ])
  func innermost(code: String, ids: [Int]) throws {
    let (line, column) = try place(of: code)
    #expect(UnviableMutants.mutants(at: line, column, in: source) == ids)
  }

  @Test("An error before the mutants of a line leads to all of them, and elsewhere to none")
  func wholeLine() throws {
    #expect(UnviableMutants.mutants(at: 3, 1, in: source) == [1, 2])
    #expect(UnviableMutants.mutants(at: 4, 3, in: source) == [3])
    #expect(UnviableMutants.mutants(at: 2, 1, in: source) == [])
    #expect(UnviableMutants.mutants(at: 99, 1, in: source) == [])
  }

  private func place(of code: String) throws -> (line: Int, column: Int) {
    let lines = source.split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.contains(code) })
    let start = try #require(lines[index].firstRange(of: code)?.lowerBound)
    return (index + 1, lines[index].utf8.distance(from: lines[index].startIndex, to: start) + 1)
  }
}
