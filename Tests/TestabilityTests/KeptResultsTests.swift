import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Mutants and coverage that are kept")
struct KeptResultsTests {
  private let folder: TemporaryFolder
  private let architecture: Architecture
  private let environment = RunEnvironment.sample("2026-11-22T12:00:00Z")
  private let coverageFile = "Benchmarks/kept-coverage.json"

  init() throws {
    folder = try TemporaryFolder()
    architecture = try #require(Architecture.all.first { $0.id == "mvp" })
    for path in [
      "Sources/MVP", "Sources/MVVM", "Sources/Common/Views", "Tests/MVPTests",
      "Tests/ConformanceTests", "Benchmarks/Programs/mutator", "Tests/Faults/mvp",
    ] {
      try folder.write("code of \(path)", to: "\(path)/a.swift")
    }
  }

  @Test("Mutants are kept as they are, with the run that they come from")
  func kept() throws {
    #expect(mutants() == nil)
    try keepMutants()
    var expected = result
    expected.kept = KeptOrigin(of: environment)
    #expect(mutants() == expected)
  }

  @Test(
    "A change of what decides the figures makes them outdated, and no other change does",
    arguments: [
      ("Sources/MVP/a.swift", false, false),
      ("Sources/MVP/Profile/new.swift", false, false), ("Tests/MVPTests/a.swift", false, false),
      ("Sources/Common/Views/a.swift", false, false),
      ("Sources/Specification/Scenarios/a.swift", false, false),
      ("Benchmarks/Programs/mutator/a.swift", false, true),
      ("Tests/Faults/mvp/b.patch", false, true), ("Tests/ConformanceTests/a.swift", true, false),
      ("Sources/MVVM/a.swift", true, true), ("Tests/Faults/mvvm/a.patch", true, true),
      ("README.md", true, true),
    ])
  func outdated(path: String, holdMutants: Bool, holdsCoverage: Bool) throws {
    try keepMutants()
    try keepCoverage()
    #expect(mutants() != nil && coverage() != nil)
    try folder.write("changed", to: path)
    #expect((mutants() != nil) == holdMutants && (coverage() != nil) == holdsCoverage)
    #expect(KeptCoverage(in: folder.url).problem == nil)
  }

  @Test(
    "A change to the settings of modules makes them outdated, another target in the manifest not")
  func manifest() throws {
    func manifest(_ settings: String, _ targets: String, tools: String = "6.2") -> String {
      """
      // swift-tools-version: \(tools)

      let architectures = ["MVP"\(targets)]

      let settings: [SwiftSetting] = [\(settings)]

      let package = Package(targets: [.target(name: "MVP", swiftSettings: settings)\(targets)])

      """
    }
    try folder.write(manifest("", ""), to: "Package.swift")
    try keepMutants()
    try folder.write(manifest("", #", .target(name: "Other")"#), to: "Package.swift")
    #expect(mutants() != nil)
    for other in [manifest(#".define("OTHER")"#, ""), manifest("", "", tools: "6.3")] {
      try folder.write(other, to: "Package.swift")
      #expect(mutants() == nil)
    }
  }

  @Test("The settings in the manifest of this package are found")
  func settings() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let manifest = root.appending(component: "Package.swift")
    let text = SourceDigest.settings(in: try String(contentsOf: manifest, encoding: .utf8))
    #expect(text.contains(".defaultIsolation") && text.contains("swift-tools-version"))
    #expect(!text.contains("CProbe"))
  }

  @Test("Sources that change while they are tested make the result outdated")
  func changedMeanwhile() throws {
    let digest = try store.digest(of: architecture)
    try folder.write("changed", to: "Sources/MVP/a.swift")
    try store.keep(result, of: architecture, digest: digest, from: environment)
    #expect(mutants() == nil)
    try folder.write("code of Sources/MVP", to: "Sources/MVP/a.swift")
    #expect(mutants() != nil)
  }

  @Test("A damaged file of mutants keeps nothing", arguments: ["{}", "nonsense\n"])
  func damagedMutants(text: String) throws {
    try keepMutants()
    let whole = try folder.text(of: "Benchmarks/Mutants/MVP.jsonl")
    for damaged in ["", text, whole + text] {
      try folder.write(damaged, to: "Benchmarks/Mutants/MVP.jsonl")
      #expect(mutants() == nil)
    }
  }

  @Test(
    "A damaged file of coverage keeps nothing, and a sentence names the command that renews it",
    arguments: [
      ("", "it is no JSON, or was cut off"), ("{}", "schema is missing"),
      (#"{"schema": 1}"#, "architectures is missing"),
      (#"{"schema": 2}"#, "it has version 2 of the format, not 1"),
    ])
  func damagedCoverage(text: String, problem: String) throws {
    try folder.write(text, to: coverageFile)
    #expect(coverage() == nil)
    #expect(
      KeptCoverage(in: folder.url).problem == """
        '\(coverageFile)' does not hold coverage: \(problem). To renew the file, run: compare \
        coverage
        """)
  }

  private var result: MutationResult.ArchitectureResult {
    .init(
      id: "mvp", name: "MVP",
      mutants: [
        .fault("b", "a"), .sample(2, viewFree: .unnoticed, scenarios: .noticed, broken: ["c"]),
        .sample(3),
      ],
      excluded: [Exclusion(rule: .animated, module: "MVP", file: "a.swift", count: 2)],
      handWrittenFaults: [.sample("a", viewFree: .noticed)], kept: nil)
  }

  @Test(
    "What a comment says makes no result outdated, but its lines and the text of strings do",
    arguments: [
      ("  // Adds.\na + b\n", "\na + b\n"), ("a // b\n", "a // b\n"), ("/// A\r\n", "\n"),
      ("let a = \"\"\"\n  // b\n  \"\"\"\n", "let a = \"\"\"\n  // b\n  \"\"\"\n"),
    ])
  func comments(code: String, expected: String) {
    let left = SourceDigest.withoutWordsOfComments(Data(code.utf8))
    #expect(String(decoding: left, as: UTF8.self) == expected)
  }

  private var store: KeptMutants { KeptMutants(in: folder.url) }

  private func keepMutants() throws {
    try store.keep(
      result, of: architecture, digest: store.digest(of: architecture), from: environment)
  }

  private func mutants() -> MutationResult.ArchitectureResult? { store.result(of: architecture) }

  /// Writes the coverage of MVP, as a measurement of the present sources would.
  private func keepCoverage() throws {
    let digest = try SourceDigest(
      of: SourceDigest.paths(of: architecture) + ["Tests/ConformanceTests"], in: folder.url
    ).text
    try folder.write(
      """
      {"schema": 1, "architectures": {"mvp": {"digest": "\(digest)", "coverage": {
        "kept": {"date": "2026-11-22T12:00:00Z", "commit": "abc1234", "swift": "0.1"},
          "viewFree": {"linesCovered": 2, "lines": 5, "functionsCovered": 1, "functions": 4},
          "scenarios": {"linesCovered": 4, "lines": 5, "functionsCovered": 3, "functions": 4},
          "viewFreeTests": ["P-2: a"], "linesNeedingView": 2, "tests": 1,
          "testCodeLines": 9, "testDoubles": 1, "testSeconds": null}}}}
      """, to: coverageFile)
  }

  private func coverage() -> ModuleCoverage? {
    KeptCoverage(in: folder.url).coverage(of: architecture)
  }
}
