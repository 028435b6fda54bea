import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Faults of people")
struct PersonFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The patches of an architecture are read in the order of their names")
  func all() throws {
    try folder.write("Two.\n\ndiff", to: "Tests/Faults/mvp/two.patch")
    try folder.write("One.\n\ndiff", to: "Tests/Faults/mvp/one.patch")
    try folder.write("No patch", to: "Tests/Faults/mvp/notes.md")
    try folder.write("Other.\n\ndiff", to: "Tests/Faults/mvc/other.patch")
    let faults = try PersonFault.all(of: "mvp", in: folder.url)
    #expect(faults.map(\.id) == ["mvp/one", "mvp/two"])
    #expect(faults.map(\.meaning) == ["One.", "Two."])
    let patch = try #require(faults.first).patch(in: folder.url)
    #expect(patch.path == folder.path("Tests/Faults/mvp/one.patch"))
    #expect(try PersonFault.all(of: "viper", in: folder.url).isEmpty)
  }

  @Test("A round has the next fault of each architecture that has one")
  func rounds() {
    func faults(_ architecture: String, _ names: String...) -> [PersonFault] {
      names.map { PersonFault(architecture: architecture, name: $0, meaning: "") }
    }
    let rounds = PeopleJudging.rounds(
      of: [faults("mvp", "a", "b", "c"), faults("mvc", "d"), faults("viper")])
    #expect(rounds.map { $0.map(\.id) } == [["mvp/a", "mvc/d"], ["mvp/b"], ["mvp/c"]])
    #expect(PeopleJudging.rounds(of: []).isEmpty)
  }

  @Test("Errors of the compiler lead to the faults in the modules that do not compile")
  func culprits() {
    let faults = ["mvp", "mvc"].map { PersonFault(architecture: $0, name: "a", meaning: "") }
    let output = "/copy/Sources/MVP/Profile/ProfilePresenter.swift:3:5: error: no member"
    #expect(PatchedPackage.culprits(among: faults, output: output) == ["mvp/a"])
    #expect(PatchedPackage.culprits(among: faults, output: "error: killed") == ["mvp/a", "mvc/a"])
  }

  @Test("A patch that does not fit the sources is named")
  func notApplicable() throws {
    try folder.write("One\nTwo\n", to: "Sources/MVP/a.swift")
    try folder.write(
      """
      One is wrong.

      diff --git a/Sources/MVP/a.swift b/Sources/MVP/a.swift
      --- a/Sources/MVP/a.swift
      +++ b/Sources/MVP/a.swift
      @@ -1,2 +1,2 @@
      -Three
      +Four
       Two

      """, to: "Tests/Faults/mvp/three.patch")
    let package = try PatchedPackage(
      of: folder.url, in: folder.url.appending(path: ".build/people"),
      toolchain: try SwiftToolchain())
    let error = #expect(throws: MutationError.self) {
      try package.built(with: try PersonFault.all(of: "mvp", in: folder.url))
    }
    #expect(
      error?.localizedDescription.hasPrefix(
        "The patch Tests/Faults/mvp/three.patch does not fit the sources:") == true)
  }

  @Test("Each fault of the package fits the sources", arguments: Architecture.all)
  func fits(_ architecture: Architecture) throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let toolchain = try SwiftToolchain()
    for fault in try PersonFault.all(of: architecture.id, in: root) {
      let result = try toolchain.run(
        URL(filePath: "/usr/bin/env"), ["git", "apply", "--check", fault.patch(in: root).path],
        in: root, environment: ["GIT_CEILING_DIRECTORIES": root.deletingLastPathComponent().path])
      #expect(result.failure == nil, "\(fault.id): \(result.tail)")
    }
  }

  @Test("Where mutants are kept there are three faults, each with a meaning and one module")
  func package() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    for architecture in Architecture.all {
      let faults = try PersonFault.all(of: architecture.id, in: root)
      let judged = "Benchmarks/Mutants/\(architecture.module).jsonl"
      if FileManager.default.fileExists(atPath: root.appending(path: judged).path) {
        #expect(
          faults.count == 3,
          "Tests/Faults/\(architecture.id) needs three patches, since there is a \(judged).")
      }
      for fault in faults {
        #expect(fault.meaning.hasSuffix("."), "\(fault.id)")
        let patch = try String(contentsOf: fault.patch(in: root), encoding: .utf8)
        for file in patch.matches(of: #/(?m)^(?:---|\+\+\+) [ab]/(.+)$/#).map(\.output.1) {
          #expect(file.hasPrefix("Sources/\(architecture.module)/"), "\(fault.id)")
        }
      }
    }
  }
}
