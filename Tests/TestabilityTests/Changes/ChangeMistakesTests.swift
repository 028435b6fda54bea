import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Mistakes in a change", .inBackground)
struct ChangeMistakesTests {
  private let sample: SampleChanges

  init() throws {
    sample = try SampleChanges()
  }

  @Test("Each place with code is left out alone, and an added file as a whole")
  func places() throws {
    let change = try sample.change(sample.mvp, SampleChanges.edits)
    let places = LeftOutPlace.all(in: change)
    #expect(
      places.map { "\($0.path):\($0.line)" } == [
        "Sources/MVP/Presenter.swift:6", "Sources/MVP/Protocols.swift:3",
        "Sources/MVP/Protocols.swift:7", "Sources/MVP/Question.swift:1",
      ])
    let protocols = try #require(SampleChanges.files["Sources/MVP/Protocols.swift"])
    #expect(
      places[1].text
        == protocols.replacing("  func leave()\n", with: "  func ask()\n  func leave()\n"))
    #expect(
      places[2].text
        == protocols.replacing(
          "  func logOutTapped()\n", with: "  func logOutTapped()\n  func confirmTapped()\n"))
    #expect(places[3].text == nil)
  }

  @Test("A comment alone is no place")
  func comment() throws {
    let presenter = try #require(SampleChanges.files["Sources/MVP/Presenter.swift"])
    let change = try sample.change(
      sample.mvp, ["Sources/MVP/Presenter.swift": presenter.replacing("Decides", with: "Knows")])
    #expect(LeftOutPlace.all(in: change).isEmpty)
  }

  @Test("A place that was changed gets its former lines back")
  func changed() throws {
    let presenter = try #require(SampleChanges.files["Sources/MVP/Presenter.swift"])
    let other = presenter.replacing("view?.leave()", with: "view?.ask()")
    let change = try sample.change(sample.mvp, ["Sources/MVP/Presenter.swift": other])
    #expect(LeftOutPlace.all(in: change).map(\.text) == [presenter])
  }

  @Test("Mutants are counted by the first who notices; dropped statements are apart")
  func mutants() {
    var mistakes = ChangeMistakes()
    let outcomes: [(MutationOperator, Outcome, Outcome)] = [
      (.dropStatement, .noticed, .noticed), (.dropStatement, .unnoticed, .timedOut),
      (.dropStatement, .unreached, .unnoticed), (.logic, .unnoticed, .noticed),
    ]
    mistakes.count(
      outcomes.enumerated().map { index, outcome in
        TestedMutant(
          mutant: Mutant(
            id: index, key: "\(index)", module: "MVP",
            file: index == 3 ? "Presenter.swift" : "View.swift", line: 1, column: 1, function: "f",
            operator: outcome.0, original: "a", replacement: ""),
          outcomes: Outcomes(
            viewFreeTests: outcome.1, scenarios: outcome.2, brokenScenarios: []))
      }
    ) { $0 == "View.swift" }
    #expect(
      mistakes.statements == ["view-free tests": 1, "scenarios": 1, "nobody": 1])
    #expect(mistakes.otherMutants == ["scenarios": 1])
    #expect(mistakes.unnoticed == ["2"])
    #expect(mistakes.missed == ["3"])
  }

  @Test("A module is checked with the settings of the manifest, and with the file left out")
  func compiler() throws {
    let (compiler, tools) = try moduleCompiler()
    let path = "Sources/MVP/Presenter.swift"
    #expect(try compiler.compiles([path: "let a = 1"]))
    #expect(try !compiler.compiles([path: "broken"]))
    #expect(try compiler.compiles([path: nil]))
    #expect(try compiler.compiles(["Other/a.swift": "broken"]))
    let calls = try tools.text(of: "log").split(separator: "\n")
    #expect(calls.count == 3)
    #expect(calls.allSatisfy { $0.contains("-module-name MVP") })
    #expect(calls.allSatisfy { $0.contains("-default-isolation MainActor") })
    #expect(
      calls.allSatisfy {
        !$0.contains(" Sources/MVP/Presenter.swift") && $0.contains("Unused.swift")
      })
  }

  @Test("Programs are linked with a variant of a module in place of its objects")
  func linked() throws {
    let (compiler, tools) = try moduleCompiler()
    let folder = tools.url.appending(component: "own")
    let path = "Sources/MVP/Presenter.swift"
    #expect(try compiler.variant(of: sample.mvp, with: [path: "broken"], in: folder) == nil)
    let variant = try #require(
      try compiler.variant(of: sample.mvp, with: [path: "let a = 1"], in: folder))
    #expect(String(decoding: variant.interface, as: UTF8.self) == "interface\n")
    let copy = try compiler.linked(variant, in: folder)
    #expect(copy.player.path == folder.path + "/debug/mutant-player")
    #expect(
      try tools.text(of: "own/mutant-player.objects") == """
        /build/MVC.build/a.o
        \(folder.path)/module.o

        """)
    let calls = try tools.text(of: "log").split(separator: "\n").suffix(2)
    for (call, program) in zip(calls, [copy.testProgram, copy.player]) {
      #expect(call == "-o \(program.path) @\(folder.path)/\(program.lastPathComponent).objects")
    }
  }

  /// Makes a compiler whose tools are scripts, and which finds one file of MVP broken that says so.
  private func moduleCompiler() throws -> (compiler: ModuleCompiler, tools: TemporaryFolder) {
    let tools = try TemporaryFolder()
    try tools.write(
      script: """
        echo '{"targets": [{"name": "MVP", "path": "Sources/MVP", "dependencies": [],
          "settings": [{"kind": {"defaultIsolation": {"_0": "MainActor"}}}]}]}'
        """, to: "swift")
    try tools.write(
      script: """
        echo "$*" >> \(tools.path("log"))
        for file in "$@"; do case $file in
          *.swift) ! grep -qs broken "$file" || exit 1 ;;
          *.swiftmodule) echo interface > "$file" ;;
        esac; done
        """, to: "swiftc")
    let toolchain = try SwiftToolchain(environment: ["PATH": "\(tools.url.path):/usr/bin:/bin"])
    let build = sample.root.appending(component: "build")
    let copy = BuiltCopy(root: sample.root, build: build, toolchain: toolchain)
    let list = "build/Objects.LinkFileList"
    try sample.folder.write("/build/MVC.build/a.o\n/build/MVP.build/a.o\n", to: list)
    let commands = [copy.testProgram, copy.player].map { program in
      """
          description: "Linking \(build.path)/debug/\(program.lastPathComponent)"
          args: ["swiftc","-o","\(build.path)/debug/\(program.lastPathComponent)","@\(sample.root.path)/\(list)"]
      """
    }
    try sample.folder.write(commands.joined(separator: "\n"), to: "build/debug.yaml")
    return (try ModuleCompiler(of: copy, build: build), tools)
  }
}
