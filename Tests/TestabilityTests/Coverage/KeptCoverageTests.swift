import Architectures
import Foundation
import TestSupport
import Testing

@testable import Testability

@Suite("Coverage that is kept")
struct KeptCoverageTests {
  private let folder: TemporaryFolder
  private let architecture: Architecture
  private let file = "Benchmarks/kept-coverage.json"

  init() throws {
    folder = try TemporaryFolder()
    architecture = try #require(Architecture.all.first { $0.id == "mvp" })
    for path in [
      "Sources/MVP", "Tests/MVPTests", "Sources/Common/Views", "Sources/Specification/Scenarios",
      "Tests/ConformanceTests", "Sources/MVVM",
    ] {
      try folder.write("code of \(path)", to: "\(path)/a.swift")
    }
  }

  @Test("It is read as it was kept, with the run that it comes from and any compiler")
  func kept() throws {
    #expect(read() == nil)
    try keep()
    var expected = ModuleCoverage(
      viewFree: Cover(linesCovered: 2, lines: 5, functionsCovered: 1, functions: 4),
      scenarios: Cover(linesCovered: 4, lines: 5, functionsCovered: 3, functions: 4),
      viewFreeTests: ["G-1: b", "P-2: a"], linesNeedingView: 2, tests: 2, testCodeLines: 9,
      testDoubles: 1, testSeconds: nil)
    expected.kept = KeptOrigin(date: "2026-11-22T12:00:00Z", commit: "abc1234", swift: "0.1")
    #expect(read() == expected)
    let other = try #require(Architecture.all.first { $0.id == "mvvm" })
    #expect(KeptCoverage(in: folder.url).coverage(of: other) == nil)
  }

  @Test(
    "A change of what is measured or of a test makes it outdated",
    arguments: [
      "Sources/MVP/a.swift", "Sources/MVP/Profile/new.swift", "Tests/MVPTests/a.swift",
      "Sources/Common/Views/a.swift", "Sources/Specification/Scenarios/a.swift",
      "Tests/ConformanceTests/a.swift",
    ])
  func outdated(path: String) throws {
    try keep()
    try folder.write("changed", to: path)
    #expect(read() == nil)
  }

  @Test("A change of other code does not make it outdated")
  func otherChanges() throws {
    try keep()
    try folder.write("changed", to: "Sources/MVVM/a.swift")
    try folder.write("changed", to: "Benchmarks/Programs/mutator/a.swift")
    try folder.write("changed", to: "README.md")
    #expect(read() != nil)
  }

  @Test(
    "A damaged file keeps nothing",
    arguments: ["", "nonsense", "[]", "{}", #"{"architectures": {}}"#])
  func damaged(text: String) throws {
    try folder.write(text, to: file)
    #expect(read() == nil)
    try keep()
    try folder.write(try folder.text(of: file) + "}", to: file)
    #expect(read() == nil)
  }

  @Test("A file of another format keeps nothing", arguments: [0, 2])
  func otherSchema(number: Int) throws {
    try keep(schema: number)
    #expect(read() == nil)
  }

  /// Writes the coverage of MVP, as a measurement of the present sources would.
  private func keep(schema: Int = 1) throws {
    let digest = try SourceDigest(
      of: SourceDigest.paths(of: architecture) + ["Tests/ConformanceTests"], in: folder.url
    ).text
    try folder.write(
      """
      {"schema": \(schema), "architectures": {"mvp": {"digest": "\(digest)", "coverage": {
        "kept": {"date": "2026-11-22T12:00:00Z", "commit": "abc1234", "swift": "0.1"},
          "viewFree": {"linesCovered": 2, "lines": 5, "functionsCovered": 1, "functions": 4},
          "scenarios": {"linesCovered": 4, "lines": 5, "functionsCovered": 3, "functions": 4},
          "viewFreeTests": ["G-1: b", "P-2: a"], "linesNeedingView": 2, "tests": 2,
          "testCodeLines": 9, "testDoubles": 1, "testSeconds": null}}}}
      """, to: file)
  }

  private func read() -> ModuleCoverage? {
    KeptCoverage(in: folder.url).coverage(of: architecture)
  }
}
