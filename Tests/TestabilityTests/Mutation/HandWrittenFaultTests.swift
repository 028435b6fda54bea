import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Hand-written faults, and mutants that do not compile")
struct HandWrittenFaultTests {
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
    let faults = try HandWrittenFault.all(of: "mvp", in: folder.url)
    #expect(faults.map(\.id) == ["mvp/one", "mvp/two"])
    #expect(faults.map(\.meaning) == ["One.", "Two."])
    let patch = try #require(faults.first).patch(in: folder.url)
    #expect(patch.path == folder.path("Tests/Faults/mvp/one.patch"))
    #expect(try HandWrittenFault.all(of: "viper", in: folder.url).isEmpty)
  }

  @Test("A round has the next fault of each architecture that has one")
  func rounds() {
    func faults(_ architecture: String, _ names: String...) -> [HandWrittenFault] {
      names.map { HandWrittenFault(architecture: architecture, name: $0, meaning: "") }
    }
    let rounds = HandWrittenFaultRun.rounds(
      of: [faults("mvp", "a", "b", "c"), faults("mvc", "d"), faults("viper")])
    #expect(rounds.map { $0.map(\.id) } == [["mvp/a", "mvc/d"], ["mvp/b"], ["mvp/c"]])
    #expect(HandWrittenFaultRun.rounds(of: []).isEmpty)
  }

  @Test("Errors of the compiler lead to the faults in the modules that do not compile")
  func culprits() {
    let faults = ["mvp", "mvc"].map { HandWrittenFault(architecture: $0, name: "a", meaning: "") }
    let output = "/copy/Sources/MVP/Profile/ProfilePresenter.swift:3:5: error: no member"
    #expect(HandWrittenFaultRun.culprits(among: faults, output: output) == ["mvp/a"])
    #expect(
      HandWrittenFaultRun.culprits(among: faults, output: "error: killed") == ["mvp/a", "mvc/a"])
  }

  @Test("Errors of the compiler lead to the mutants on their lines, which the message names")
  func mutants() {
    let output = """
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:1:5: warning: never used
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:2:5: error: no member
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:2:9: note: did you mean this?
      /copy/Sources/MVVM/Profile/ProfilePresenter.swift:3:5: error: no member
      /copy/Sources/MVP/Greeting/ProfilePresenter.swift:3:5: error: no member
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:30:5: error: no member
      """
    let mutants = (1...3).map { Mutant.sample($0) }
    #expect(MutatedPackage.culprits(among: mutants, output: output) == [.sample(2)])
    #expect(MutatedPackage.culprits(among: mutants, output: "error: killed") == [])
    #expect(
      MutationError.notCompilable(["MVP/key 2"], output: "error: no member").localizedDescription
        == """
        The package does not build, since one of these mutants does not compile. Let the mutator \
        leave it out, or make another change of it:
          MVP/key 2
        error: no member
        """)
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
    let run = try HandWrittenFaultRun(
      packageRoot: folder.url, in: folder.url.appending(path: ".build"),
      toolchain: try SwiftToolchain())
    let error = #expect(throws: MutationError.self) {
      try run.built(with: try HandWrittenFault.all(of: "mvp", in: folder.url))
    }
    #expect(
      error?.localizedDescription.hasPrefix(
        "The patch Tests/Faults/mvp/three.patch does not fit the sources:") == true)
  }

  @Test("Where mutants are kept there are three faults, each with a meaning, one module and a fit")
  func package() throws {
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    for architecture in Architecture.all {
      let faults = try HandWrittenFault.all(of: architecture.id, in: root)
      let kept = "Benchmarks/Mutants/\(architecture.module).jsonl"
      if FileManager.default.fileExists(atPath: root.appending(path: kept).path) {
        #expect(
          faults.count == 3,
          "Tests/Faults/\(architecture.id) needs three patches, since there is a \(kept).")
      }
      for fault in faults {
        let patch = try String(contentsOf: fault.patch(in: root), encoding: .utf8)
        let files = patch.matches(of: #/(?m)^(?:---|\+\+\+) [ab]/(.+)$/#).map(\.output.1)
        let isInModule = files.allSatisfy { $0.hasPrefix("Sources/\(architecture.module)/") }
        #expect(fault.meaning.hasSuffix(".") && isInModule, "\(fault.id)")
        var tree = try FileTree(of: root, folders: [architecture.folder])
        #expect(throws: Never.self, "\(fault.id)") { try tree.apply(Patch(patch)) }
      }
    }
  }
}
