import Testing

@testable import check

@Suite("An example in a doc comment")
struct ExampleTests {
  private let source = """
    /// A type.
    ///
    /// ```swift
    /// let a = A()
    /// func b() { … }
    /// ```
    struct A {
      /// ```
      /// no Swift
      /// ```
      /// ```swift
      /// not closed
    }
    """

  @Test("It is found with its line")
  func finding() {
    #expect(
      Example.all(in: source) == [Example(line: 4, code: ["let a = A()", "func b() { … }"])])
  }

  @Test("It becomes a function that imports its module")
  func function() {
    let example = Example(line: 4, code: ["let a = A()", "func b() { … }"])
    #expect(
      example.source(ofFile: "A.swift", imports: ["Kit", "Foundation"]) == """
        @testable import Kit
        import Foundation
        @MainActor private func example() async throws {
        #sourceLocation(file: "A.swift", line: 4)
        let a = A()
        func b() { fatalError() }
        #sourceLocation()
        }

        """)
  }

  @Test("An extension becomes a file")
  func file() {
    let example = Example(line: 4, code: ["extension A {}"])
    #expect(
      example.source(ofFile: "A.swift", imports: ["Kit"]) == """
        @testable import Kit
        #sourceLocation(file: "A.swift", line: 4)
        extension A {}
        #sourceLocation()

        """)
  }

  @Test("It needs a build of its module, and an error says how to get one")
  @MainActor func build() throws {
    try CheckExamples.requireModules(["Kit"], among: ["Kit.swiftdoc", "Kit.swiftmodule"])
    let error = #expect(throws: (any Error).self) {
      try CheckExamples.requireModules(["Kit", "App", "Web"], among: ["Kit.swiftmodule"])
    }
    #expect(
      error.map { "\($0)" } == """
        The debug build lacks App, Web.
        Build everything first: swift build --build-tests
        """)
  }
}
