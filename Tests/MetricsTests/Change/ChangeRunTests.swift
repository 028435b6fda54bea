import Architectures
import Foundation
import Testing

@testable import Metrics

@Suite(
  "The cost of one change, read from a history",
  .enabled(if: HistoryFixture.isPossible, "There is no git to make a history with."))
struct ChangeRunTests {
  private let history: HistoryFixture

  init() throws {
    history = try HistoryFixture()
  }

  @Test("Files, lines, types, the view controller and the module's own tests are counted")
  func counts() throws {
    try history.write("class A {}\n", to: "Sources/MVC/Profile/ProfileViewController.swift")
    try history.write("let a = 1\n", to: "Sources/MVC/Profile/Other.swift")
    try history.write("let a = 1\n", to: "Tests/MVCTests/OldTests.swift")
    try history.commit("Add MVC")
    try history.write(
      "final class A {\n  enum B {}\n}\n", to: "Sources/MVC/Profile/ProfileViewController.swift")
    try history.write("struct C {}\n\n// D\n", to: "Sources/MVC/Shared/New.swift")
    try history.write("let a = 1\nlet b = 2\n", to: "Tests/MVCTests/OldTests.swift")
    try history.write("struct E {}\n", to: "Tests/MVCTests/Profile/NewTests.swift")
    try history.write("struct F {}\n", to: "Sources/MVCX/F.swift")
    try history.write("# G\n", to: "README.md")
    let commit = try history.commit("Show posts in MVC")
    try history.write("struct H {}\n", to: "Sources/MVC/Later.swift")
    try history.commit("Tidy MVC")

    #expect(
      cost(of: "mvc")
        == .known(
          ChangeCost.Cost(
            commit: commit, filesTouched: 2, filesNew: 1, linesAdded: 6, linesRemoved: 1,
            typesAdded: 2, viewController: .init(added: 3, removed: 1),
            changedTests: .init(files: 1, added: 1, removed: 0),
            newTests: .init(files: 1, added: 1, removed: 0))))
  }

  @Test("A view controller that was not touched has no lines")
  func untouchedViewController() throws {
    try history.write("class A {}\n", to: "Sources/MVC/Profile/ProfileViewController.swift")
    try history.commit("Add MVC")
    try history.write("struct B {}\n", to: "Sources/MVC/Greeting/ProfileViewController.swift")
    try history.commit("Show posts in MVC")
    let cost = try #require(cost(of: "mvc").cost)
    #expect(cost.viewController == nil)
    #expect(cost.typesAdded == 1)
    #expect(cost.changedTests == .init(files: 0, added: 0, removed: 0))
  }

  @Test("A deleted file takes its lines and types with it; a renamed one is removed and new")
  func deletedAndRenamed() throws {
    try history.write("struct A {}\nstruct B {}\n", to: "Sources/MVC/Deleted.swift")
    try history.write("struct C {}\n", to: "Sources/MVC/Before.swift")
    try history.write("struct D {}\n", to: "Tests/MVCTests/Deleted.swift")
    try history.commit("Add MVC")
    try history.remove("Sources/MVC/Deleted.swift")
    try history.remove("Tests/MVCTests/Deleted.swift")
    try history.move("Sources/MVC/Before.swift", to: "Sources/MVC/After.swift")
    // Settings of a person change nothing.
    try history.git("config", "diff.renames", "copies")
    try history.git("config", "color.ui", "always")
    try history.git("config", "grep.patternType", "perl")
    try history.commit("Show posts in MVC")
    let cost = try #require(cost(of: "mvc").cost)
    #expect(cost.filesTouched == 3)
    #expect(cost.filesNew == 1)
    #expect(cost.linesAdded == 1)
    #expect(cost.linesRemoved == 3)
    #expect(cost.typesAdded == -2)
    #expect(cost.changedTests == .init(files: 1, added: 0, removed: 1))
  }

  @Test("Of a commit that touches two modules each is charged its own part")
  func twoModules() throws {
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.write("let a = 1\nlet b = 2\n", to: "Sources/MVP/A.swift")
    let commit = try history.commit("Show posts in MVC and MVP")
    let result = run()
    let costs = ["mvc", "mvp"].map { id in result.architectures.first { $0.id == id }?.cost }
    #expect(costs.map { $0?.commit } == [commit, commit])
    #expect(costs.map { $0?.linesAdded } == [1, 2])
    #expect(costs.map { $0?.typesAdded } == [1, 0])
  }

  @Test("Of two commits for one module none is chosen, and a note names both")
  func twoCommits() throws {
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    let first = try history.commit("Show posts in MVC")
    try history.write("struct B {}\n", to: "Sources/MVC/A.swift")
    let second = try history.commit("Show posts in MVC, too")
    #expect(
      cost(of: "mvc")
        == .unknown(
          """
          change: MVC is not counted; 2 commits begin with 'Show posts in' and change it: \
          \(second.prefix(7)), \(first.prefix(7)).
          """))
  }

  @Test("Without such a commit before HEAD there are no figures, and a note says so")
  func noCommit() throws {
    try history.git("checkout", "--quiet", "-b", "elsewhere")
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.commit("Show posts in MVC")
    try history.git("checkout", "--quiet", "main")
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.commit("Prepare\n\nShow posts in MVC later")
    try history.write("struct B {}\n", to: "Sources/MVC/A.swift")
    try history.commit("Show posts inside MVC")
    #expect(
      cost(of: "mvc")
        == .unknown(
          """
          change: MVC is not counted; no commit before HEAD begins with 'Show posts in' and changes it.
          """))
  }

  @Test("A binary file counts as a file, and a note says that its lines do not")
  func binary() throws {
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.write(Data([0, 1, 2, 10]), to: "Sources/MVC/image.png")
    try history.commit("Show posts in MVC")
    let result = run()
    let cost = try #require(result.architectures.first { $0.id == "mvc" }?.cost)
    #expect(cost.filesTouched == 2)
    #expect(cost.linesAdded == 1)
    #expect(
      result.notes.contains(
        "change: Sources/MVC/image.png is binary; its lines are not counted."))
  }

  @Test(
    "A Swift file that is no text leaves the module uncounted",
    arguments: [Data([0, 10]), Data([0xFF, 10])])
  func notText(content: Data) throws {
    try history.write(content, to: "Sources/MVC/A.swift")
    try history.commit("Show posts in MVC")
    #expect(
      cost(of: "mvc")
        == .unknown(
          "change: MVC is not counted; Sources/MVC/A.swift is no text that is counted."))
  }

  @Test("Names of files may hold whatever a file system allows")
  func names() throws {
    for name in ["a b.swift", "tab\tbed.swift", "\n:100.swift", "ä\"\\.swift", "\u{1B}[31m"] {
      try history.write("struct A {}\n", to: "Sources/MVC/\(name)")
    }
    try history.commit("Show posts in MVC")
    let cost = try #require(cost(of: "mvc").cost)
    #expect(cost.filesNew == 5)
    #expect(cost.linesAdded == 5)
    #expect(cost.typesAdded == 4)
  }

  @Test("A package may lie in a folder of its repository")
  func nested() throws {
    let history = try HistoryFixture(package: "kit/nested/package")
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.write("struct A {}\n", to: "../../Sources/MVC/A.swift")
    try history.git("add", "--all", "../..")
    try history.commit("Show posts in MVC")
    let result = run(at: history.url)
    #expect(result.architectures.first { $0.id == "mvc" }?.cost?.filesTouched == 1)
  }

  @Test("A shallow clone tells nothing, even if the commit is the one that it has")
  func shallow() throws {
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.commit("Show posts in MVC")
    let clone = history.place("clone")
    try history.git("clone", "--quiet", "--depth=1", "file://\(history.url.path)", clone.path)
    expectNothing(
      at: clone,
      because: "this clone has the end of the history only; run: git fetch --unshallow")
  }

  @Test("A copy without history tells nothing, wherever it lies")
  func untracked() throws {
    let reason = "git does not track the kit here; clone its repository to have its history"
    for copy in [history.place("copy"), history.url.appending(path: "copy")] {
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data().write(to: copy.appending(path: "Package.swift"))
      expectNothing(at: copy, because: reason)
    }
  }

  @Test("Without git, or with one that fails, nothing is told")
  func withoutGit() throws {
    expectNothing(
      at: history.url, environment: ["PATH": "/nowhere"],
      because: "there is no git in any folder of PATH (/nowhere)")
    let git = history.place("git")
    try Data("#!/bin/sh\necho 'fatal: no luck' >&2\nexit 128\n".utf8).write(to: git)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
    expectNothing(
      at: history.url, environment: ["PATH": git.deletingLastPathComponent().path],
      because: "'git ls-files' failed: fatal: no luck")
  }

  @Test("Another repository that the environment names is not read")
  func otherRepository() throws {
    try history.write("struct A {}\n", to: "Sources/MVC/A.swift")
    try history.commit("Show posts in MVC")
    let environment = history.environment.merging(["GIT_DIR": "/nowhere"]) { $1 }
    let result = run(at: history.url, environment: environment)
    #expect(result.architectures.first { $0.id == "mvc" }?.cost != nil)
  }

  private enum Outcome: Equatable {
    case known(ChangeCost.Cost)
    case unknown(String)

    var cost: ChangeCost.Cost? {
      if case .known(let cost) = self { cost } else { nil }
    }
  }

  /// What is told of one architecture: figures, or the note that says why there are none.
  private func cost(of id: String) -> Outcome {
    let result = run(Architecture.all.filter { $0.id == id })
    return result.architectures[0].cost.map(Outcome.known)
      ?? .unknown(result.notes.joined(separator: "\n"))
  }

  private func run(
    _ architectures: [Architecture] = Architecture.all, at folder: URL? = nil,
    environment: [String: String]? = nil
  ) -> ChangeCost {
    ChangeRun(
      packageFolder: folder ?? history.url, subject: "Show posts in",
      processEnvironment: environment ?? history.environment
    ).run(architectures, environment: .sample)
  }

  private func expectNothing(
    at folder: URL, environment: [String: String]? = nil, because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = run(at: folder, environment: environment)
    #expect(
      result.architectures.map(\.id) == Architecture.all.map(\.id), sourceLocation: sourceLocation)
    #expect(
      result.architectures.allSatisfy { $0.cost == nil }, sourceLocation: sourceLocation)
    #expect(
      result.notes == ["change: nothing is counted; \(reason)."], sourceLocation: sourceLocation)
  }
}
