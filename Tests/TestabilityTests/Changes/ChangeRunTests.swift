import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

/// Tests with scripts in place of `swift`, of the tests' program and of the player.
///
/// A source that contains the word `broken` does not compile. The lines of the specification are the
/// scenarios. One of them holds if the row's module contains its name, and crashes if the module
/// contains `crash`.
@Suite("Testing a request for a change", .inBackground)
struct ChangeRunTests {
  private let sample: SampleChanges
  private let tools: TemporaryFolder

  init() throws {
    sample = try SampleChanges()
    tools = try TemporaryFolder()
    try sample.folder.write("first\nsecond\nthird\n", to: "Benchmarks/Changes/ask/Scenarios.swift")
    try sample.folder.write("leave\n", to: ChangeRun.specification)
    try tools.write(
      script: """
        while [ $# -gt 0 ]; do
          case $1 in --scratch-path) scratch=$2 ;; --package-path) root=$2 ;; esac
          shift
        done
        echo build >> \(tools.path("log"))
        files=$(grep -rl broken "$root/Sources")
        for file in $files; do echo "$file:3:1: error: no member"; done
        [ -z "$files" ] || exit 1
        mkdir -p "$scratch/debug"
        ln -f \(tools.path("tests")) "$scratch/debug/ArchitectureComparisonKitPackageTests.xctest"
        ln -f \(tools.path("player")) "$scratch/debug/mutant-player"
        ln -f \(tools.path("sessions")) "$scratch/debug/session-player"
        """, to: "swift")
    try tools.write(
      script: """
        case "$*" in *MVPTests*) ;; *) exit 69 ;; esac
        while [ $# -gt 0 ]; do case $1 in --event-stream-output-path) events=$2 ;; esac; shift; done
        if ! grep -qs failing Tests/MVPTests/a.swift; then
          grep -qs gone Tests/MVPTests/a.swift && exit 69
          for kind in runStarted runEnded; do
            echo '{"kind":"event","payload":{"kind":"'$kind'","instant":{"absolute":1}}}'
          done > "$events"
          exit
        fi
        cat \(tools.path("events")) > "$events"
        exit 1
        """, to: "tests")
    try tools.write(
      script: "! grep -rqs differs Sources/MVP || { echo \"Unlike: $*\"; exit 1; }", to: "sessions")
    try tools.write(SwiftStub.events(of: "R2-1: asks", ending: "fail"), to: "events")
    try tools.write(
      script: """
        case $1 in mvp) module=MVP ;; mvc) module=MVC ;; *) module=None ;; esac
        shift
        set -- ${*:-$(cat \(ChangeRun.specification))}
        echo "{\\"scenarios\\":$#}"
        for scenario; do
          if grep -rqs "crash" Sources/$module && [ $scenario = second ]; then kill -9 $$; fi
          if grep -rqs "leaves" Sources/$module && [ $scenario = second ]; then exit; fi
          failures='"no"'
          if grep -rqs $scenario Sources/$module || [ $module = None ]; then failures=; fi
          echo "{\\"scenario\\":\\"$scenario\\",\\"failures\\":[$failures]}"
        done
        """, to: "player")
  }

  @Test(
    "All rows are built at once; each has the scenarios that do not hold and the tests that fail")
  func outcomes() throws {
    try change("mvp", "first third", tests: "failing")
    try change("mvc", "first second third")
    let results = try results()
    #expect(
      results["mvp"]
        == ChangeResult(
          failedTests: ["R2-1: asks – failed"], brokenScenarios: ["second"]))
    #expect(results["mvc"] == ChangeResult() && results.count == 2)
    #expect(try builds() == 1)
    #expect(
      results["mvp"]?.failure
        == "scenarios do not hold: second; view-free tests fail: R2-1: asks – failed")
  }

  @Test("Tests that do not run are a failure")
  func vanished() throws {
    try change("mvp", "first second third", tests: "gone")
    #expect(try results()["mvp"] == ChangeResult(failedTests: ["no test runs"]))
  }

  @Test("Scenarios that crash are a problem, with the last one before the crash")
  func crash() throws {
    try change("mvp", "third crash")
    #expect(
      try results()["mvp"]
        == ChangeResult(
          problem: "the scenarios end after first: ended by signal 9", brokenScenarios: ["first"]))
  }

  @Test("A patch that does not fit or compile is named, and does not hinder other rows")
  func hindrances() throws {
    try change("mvp", "broken")
    try change("mvc", "first second third")
    #expect(
      try results() == [
        "mvp": ChangeResult(
          problem: "it does not compile: Sources/MVP/Question.swift:3: no member"),
        "mvc": ChangeResult(),
      ])
    #expect(try builds() == 2)
    try sample.folder.write("protocol Other {}\n", to: "Sources/MVP/Protocols.swift")
    try sample.folder.write(
      "diff --git a/Sources/MVP/Protocols.swift b/Sources/MVP/Protocols.swift\n@@ -1 +1 @@\n-a\n+b\n",
      to: "Benchmarks/Changes/ask/mvp.patch")
    #expect(
      try results()["mvp"]?.problem
        == "The patch does not fit Sources/MVP/Protocols.swift near line 1.")
  }

  @Test("A request that does not compile in any row is an error")
  func notCompilable() throws {
    try change("mvp", "first")
    try sample.folder.write("broken\n", to: "Benchmarks/Changes/ask/Scenarios.swift")
    let error = #expect(throws: ChangeError.self) { try results() }
    #expect(error?.localizedDescription.hasPrefix("Ask first: the package does not build.") == true)
  }

  @Test("An attempt takes the place of its row's patch, whatever else is in its folder")
  func attempt() throws {
    try change("mvp", "first")
    let folder = try TemporaryFolder()
    try folder.write("// first second third\n", to: "Sources/MVP/Other.swift")
    try folder.write("nothing\n", to: ChangeRun.specification)
    let files = try FileTree(of: folder.url, folders: sample.mvp.ownPaths + ["Sources"])
    var run = try changeRun()
    run.attempt = (sample.mvp, files)
    let scratch = try run.scratch { _ in }
    let (copy, failed) = try run.built(in: scratch.url, testing: [sample.mvp]) { _ in }
    #expect(failed.isEmpty)
    #expect(try copy.result(of: sample.mvp) == ChangeResult())
    let sources = try FileTree(of: copy.root, folders: ["Sources/MVP"]).paths
    #expect(sources == ["Sources/MVP/Other.swift"])
  }

  @Test("Only the tests that are asked for are built, and no module of another author")
  func leavesOut() throws {
    try change("mvp", "first")
    let others = ["Tests/VIPERTests/a.swift", "Benchmarks/Rewritten/SecondMVC/a.swift"]
    for path in others { try sample.folder.write("let a = 1\n", to: path) }
    let run = try changeRun()
    let scratch = try run.scratch { _ in }
    func built(testing rows: [Architecture]) throws -> [String] {
      let root = try run.built(in: scratch.url, testing: rows) { _ in }.copy.root
      return try FileTree(of: root, folders: ["Tests"] + others).paths
        .filter { $0.hasSuffix("/a.swift") }
    }
    #expect(try built(testing: [sample.mvp]) == ["Tests/MVPTests/a.swift"])
    #expect(try built(testing: []) == ["Tests/MVPTests/a.swift", "Tests/VIPERTests/a.swift"])
  }

  @Test("View-free tests call a function in place of the macro that tells values, but if judged")
  func simplified() throws {
    let path = "Tests/MVPTests/b.swift"
    let text = "#expect(a == b, c)\n#expect(throws: d) { e }\n#expect(\n  throws: d) { e }\n"
    try sample.folder.write(text, to: path)
    var run = try changeRun()
    let scratch = try run.scratch { _ in }
    func built() throws -> FileTree {
      let root = try run.built(in: scratch.url, testing: [sample.mvp]) { _ in }.copy.root
      return try FileTree(of: root, folders: ["Tests"])
    }
    let simple = try built()
    #expect(
      try simple.text(of: path) == text.replacing("#expect(a", with: "expectTrue(a"))
    #expect(
      try simple.text(of: "Tests/MVPTests/ExpectTrue.swift")?.contains("func expectTrue(") == true)
    run.attempt = (sample.mvp, try FileTree(of: sample.root, folders: sample.mvp.ownPaths))
    #expect(try built().text(of: path) == text)
  }

  @Test("An attempt that holds passes all checks, beside the figures of the kept patch")
  func judged() throws {
    try change("mvp", "first second third")
    try change("mvc", "first second third")
    let judgement = try judgement(["Sources/MVP/Other.swift": "// first second third\nlet a = 1\n"])
    #expect(judgement.checks.map(\.passes) == [true, true, true, true, true, true])
    #expect(judgement.holds && judgement.report.failures.isEmpty)
    #expect(judgement.figures?.files == 5 && judgement.kept?.files == 1)
    let text = TextRenderer(width: 100).text(of: judgement.report)
    #expect(text.contains("R2, Ask first: an attempt in MVP"), "\(text)")
    #expect(text.contains(/random use +passes +100 sessions are as in MVC\./), "\(text)")
    #expect(text.contains(/files a change touches +5 +1/), "\(text)")
  }

  @Test(
    "An attempt fails the check that it does not pass",
    arguments: [
      ("// first second", "scenarios of the request", "third"),
      ("// first second third differs", "random use", "Unlike MVC"),
      ("// first second third\nimport UIKit", "rules of roles", "imports UIKit."),
      ("broken", "compiles", "it does not compile: Sources/MVP/Presenter.swift:3: no member"),
      ("// first second third crash", "scenarios of the request", "the scenarios end after first"),
      ("// first second third leaves", "scenarios of the request", "the program ends by itself"),
    ])
  func failing(code: String, check: String, seen: String) throws {
    try change("mvc", "first second third")
    let judgement = try judgement(["Sources/MVP/Presenter.swift": code])
    #expect(!judgement.holds)
    let found = try #require(judgement.checks.first { $0.name == check })
    #expect(found.passes == false && found.seen.contains(seen), "\(found.seen)")
  }

  @Test("A copy of the base is an attempt that changes nothing, and no kit is none")
  func unchanged() throws {
    try change("mvc", "first second third")
    let judgement = try judgement(SampleChanges.files.filter { $0.key.contains("MVP") })
    #expect(judgement.figures == nil && !judgement.holds)
    let error = #expect(throws: ChangeError.self) { try self.judgement(["README.md": "Other."]) }
    #expect(error?.localizedDescription.hasPrefix("There are no files of MVP at ") == true)
  }

  @Test("With what is shared alone, all rows play the scenarios without the request")
  func shared() throws {
    try change("mvp", "broken")
    let results = try results(.shared)
    #expect(results.count == Architecture.all.count)
    #expect(results["mvp"] == ChangeResult() && results["mvc"]?.brokenScenarios == ["leave"])
  }

  @Test("Results are kept, and rows that were not asked for stay as they were")
  func kept() throws {
    try change("mvp", "first second third")
    try change("mvc", "first third")
    var kept = KeptChanges(in: sample.root)
    for row in [sample.mvp, sample.mvc] {
      try kept.judge(
        sample.request(), in: [row], environment: .sample("2026-11-27T12:00:00Z"),
        variables: variables
      ) { _ in }
    }
    let read = KeptChanges(in: sample.root)
    let states = try [sample.mvp, sample.mvc].map { try read.known(of: sample.request(), in: $0) }
    #expect(states.map(\.state) == [.passes, .fails])
    #expect(states[1].result == ChangeResult(brokenScenarios: ["second"]))
    #expect(try builds() == 2)
  }

  @Test("After a build that did not end, the files of the architectures count as changed")
  func touched() throws {
    try change("mvp", "first second third")
    _ = try results()
    let scratch = sample.root.appending(path: ".build/change")
    let old = Date(timeIntervalSince1970: 1_000)
    func date(_ name: String) throws -> Date? {
      let path = scratch.appending(path: "package/Sources/\(name)").path
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    let names = ["MVP/Unused.swift", "Common/Models/a.swift"]
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: old],
        ofItemAtPath: scratch.appending(path: "package/Sources/\(name)").path)
    }
    _ = try results()
    #expect(try names.map(date) == [old, old])
    try Data().write(to: scratch.appending(path: "build.unfinished"))
    _ = try results()
    #expect(try date(names[0]) != old && date(names[1]) == old)
  }

  private func change(_ id: String, _ words: String, tests: String? = nil) throws {
    let row = try #require([sample.mvp, sample.mvc].first { $0.id == id })
    var edits: [String: String?] = ["\(row.folder)/Question.swift": "// \(words)\n"]
    if let tests { edits["Tests/MVPTests/a.swift"] = "// \(tests)\n" }
    try sample.change(row, edits)
  }

  private func results(_ series: ChangeSeries = .first) throws -> [Architecture.ID: ChangeResult] {
    try changeRun(series).results(of: Architecture.all) { _ in }
  }

  private func changeRun(_ series: ChangeSeries = .first) throws -> ChangeRun {
    try ChangeRun(
      packageRoot: sample.root, request: sample.request(), series: series,
      toolchain: SwiftToolchain(environment: variables))
  }

  private func judgement(_ files: [String: String]) throws -> ChangeJudgement {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return try ChangeJudgement(
      of: sample.request(), in: sample.mvp, at: folder.url, packageRoot: sample.root,
      environment: .sample("2026-11-27T12:00:00Z"), variables: variables
    ) { _ in }
  }

  private var variables: [String: String] { ["PATH": "\(tools.url.path):/usr/bin:/bin"] }

  private func builds() throws -> Int { try tools.text(of: "log").split(separator: "\n").count }
}
