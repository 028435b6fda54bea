import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Results that are kept")
struct KeptMutantsTests {
  private let folder: TemporaryFolder
  private let architecture: Architecture
  private let environment = RunEnvironment(
    swift: "6.3", platform: "Linux", processor: nil, cores: 2, load: nil,
    date: "2026-11-22T12:00:00Z", commit: "abc1234")

  init() throws {
    folder = try TemporaryFolder()
    architecture = try #require(Architecture.all.first { $0.id == "mvp" })
    for path in [
      "Sources/MVP", "Tests/MVPTests", "Sources/Common/Views", "Benchmarks/Programs/mutator",
      "Tests/Faults/mvp",
    ] {
      try folder.write("code of \(path)", to: "\(path)/a.swift")
    }
    try folder.write("other code", to: "Sources/MVVM/a.swift")
  }

  @Test("A result is kept as it is, with the run that it comes from")
  func kept() throws {
    try keep()
    var expected = result
    expected.kept = .init(date: "2026-11-22T12:00:00Z", commit: "abc1234", swift: "6.3")
    #expect(read() == expected)
  }

  @Test(
    "A change that could change a verdict makes the kept result stale",
    arguments: [
      "Sources/MVP/a.swift", "Tests/MVPTests/new.swift", "Sources/Common/Views/a.swift",
      "Benchmarks/Programs/mutator/a.swift", "Tests/Faults/mvp/b.patch",
    ])
  func stale(path: String) throws {
    try keep()
    try folder.write("changed", to: path)
    #expect(read() == nil)
  }

  @Test(
    "A change to the settings of modules makes it stale, another target in the manifest does not")
  func manifest() throws {
    func manifest(_ settings: String, _ targets: String) -> String {
      """
      // swift-tools-version: 6.2

      let architectures = ["MVP"\(targets)]

      let settings: [SwiftSetting] = [\(settings)]

      let package = Package(targets: [.target(name: "MVP", swiftSettings: settings)\(targets)])

      """
    }
    try folder.write(manifest("", ""), to: "Package.swift")
    try keep()
    try folder.write(manifest("", #", .target(name: "Other")"#), to: "Package.swift")
    #expect(read() != nil)
    try folder.write(manifest(#".define("OTHER")"#, ""), to: "Package.swift")
    #expect(read() == nil)
    try folder.write(
      manifest("", "").replacing("version: 6.2", with: "version: 6.3"), to: "Package.swift")
    #expect(read() == nil)
  }

  @Test("The settings in the manifest of this package are found")
  func settings() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let text = ManifestSettings(in: root).text
    #expect(text.contains(".defaultIsolation") && text.contains("swift-tools-version"))
    #expect(!text.contains("CProbe"))
  }

  @Test("Sources that change while they are judged make the result stale")
  func changedMeanwhile() throws {
    let digest = try store.digest(of: architecture)
    try folder.write("changed", to: "Sources/MVP/a.swift")
    try store.keep(result, of: architecture, digest: digest, from: environment)
    #expect(read() == nil)
    try folder.write("code of Sources/MVP", to: "Sources/MVP/a.swift")
    #expect(read() != nil)
  }

  @Test("Another architecture's code and another file do not make it stale")
  func otherChanges() throws {
    try keep()
    try folder.write("changed", to: "Sources/MVVM/a.swift")
    try folder.write("changed", to: "Tests/Faults/mvvm/a.patch")
    try folder.write("changed", to: "README.md")
    #expect(read() != nil)
  }

  @Test("A file that is missing or damaged keeps nothing", arguments: ["", "{}", "nonsense\n"])
  func damaged(text: String) throws {
    #expect(read() == nil)
    try keep()
    let whole = try folder.text(of: "Benchmarks/Mutants/MVP.jsonl")
    try folder.write(text, to: "Benchmarks/Mutants/MVP.jsonl")
    #expect(read() == nil)
    try folder.write(whole + text, to: "Benchmarks/Mutants/MVP.jsonl")
    #expect((read() == nil) == !text.isEmpty)
  }

  private var result: MutationResult.ArchitectureResult {
    .init(
      id: "mvp", name: "MVP",
      judged: [
        .sample(1, viewFree: .noticed, scenarios: .noticed, broken: ["b", "a"]),
        .sample(2, viewFree: .unnoticed, scenarios: .noticed, broken: ["c"]),
        .sample(3),
      ], excluded: [.sample(.animated, 2)],
      faultsOfPeople: [.sample("a", viewFree: .noticed, broken: ["b"])], kept: nil)
  }

  private var store: KeptMutants { KeptMutants(in: folder.url) }

  private func keep() throws {
    try store.keep(
      result, of: architecture, digest: store.digest(of: architecture), from: environment)
  }

  private func read() -> MutationResult.ArchitectureResult? {
    KeptMutants(in: folder.url).result(of: architecture)
  }
}
