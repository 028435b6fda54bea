import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Measuring coverage, with a toolchain that answers at once", .inBackground)
struct CoverageRunTests {
  private let stub: SwiftStub
  private let mvc: Architecture
  private let noViews = [
    "Common/HeadlessUIKit/UILabel.swift": [0], "Common/Views/GreetingView.swift": [0],
  ]

  init() throws {
    stub = try SwiftStub()
    mvc = try #require(Architecture.all.first { $0.id == "mvc" })
    try stub.run(
      "viewFree", tests: ["P-2: a", "G-1: b"],
      lines: ["MVC/a.swift": [1, 0, 0, 0], "MVC/b.swift": [2]].merging(noViews) { $1 })
    try stub.run(
      "scenarios", tests: ["P-1: d"], lines: ["MVC/a.swift": [0, 5, 1, 0], "MVC/b.swift": [0]])
  }

  @Test("The figures come from the view-free tests and the scenarios, and are kept with their run")
  func figures() throws {
    var steps: [String] = []
    var kept = KeptCoverage(in: stub.root)
    try FileManager.default.createDirectory(
      at: stub.root.appending(path: "Benchmarks"), withIntermediateDirectories: true)
    let failure = try kept.measure(
      [mvc], environment: .sample("2026-11-24"), variables: stub.environment
    ) { steps.append($0) }
    #expect(failure == nil)
    var figures = ModuleCoverage(
      viewFree: Cover(linesCovered: 2, lines: 5, functionsCovered: 2, functions: 5),
      scenarios: Cover(linesCovered: 2, lines: 5, functionsCovered: 2, functions: 5),
      viewFreeTests: ["G-1: b", "P-2: a"], linesNeedingView: 2, tests: 2, testCodeLines: 1,
      testDoubles: 1, testSeconds: nil)
    figures.kept = KeptOrigin(date: "2026-11-24", commit: "1a2b3c4", swift: nil)
    #expect(KeptCoverage(in: stub.root).coverage(of: mvc) == figures)
    #expect(
      steps == [
        "Building the tests for coverage", "Running the scenarios for coverage",
        "Running the tests of MVC for coverage",
      ])
  }

  @Test("The tests are built once, in a place of their own, and run by the names of their suites")
  func commands() throws {
    try measure()
    let root = stub.root.path
    let scratch = "\(root)/.build/coverage"
    let location = "--package-path \(root) --scratch-path \(scratch)"
    let test = "test --testing-library swift-testing --no-parallel --filter"
    let events = "--event-stream-output-path \(scratch)/events.jsonl"
    let merge = "llvm-profdata merge -sparse \(scratch)/run.profraw -o \(scratch)/run.profdata"
    let export = """
      llvm-cov export -instr-profile \(scratch)/run.profdata -format=lcov \
      \(scratch)/debug/ArchitectureComparisonKitPackageTests.xctest \(root)/Sources
      """
    #expect(
      try stub.commands == [
        """
        swift for ConformanceTests,MVCTests build --build-tests --enable-code-coverage \
        \(location)
        """,
        #"\#(test) ^ConformanceTests\. \#(events)"#, merge, export,
      ] + Array(repeating: #"\#(test) ^MVCTests\. \#(events)"#, count: 3) + [merge, export])
  }

  @Test("An architecture without view-free tests has no test and no code of tests")
  func noViewFreeTests() throws {
    try FileManager.default.removeItem(at: stub.root.appending(path: "Tests"))
    // 69 is the exit status of a test program whose filter finds no test.
    try stub.answer("viewFree", status: 69)
    try stub.run("viewFree", tests: [], lines: noViews.merging(["MVC/a.swift": [0, 0]]) { $1 })
    let figures = try #require(try measure()["mvc"])
    #expect(figures.viewFreeTests.isEmpty && figures.viewFree.linesCovered == 0)
    #expect(figures.tests == 0 && figures.testCodeLines == 0)
  }

  @Test("A view-free run that executes code of the views is an error with the functions' names")
  func viewsExecuted() throws {
    try stub.run(
      "viewFree", tests: ["P-2: a"],
      lines: [
        "MVC/a.swift": [1], "Common/HeadlessUIKit/UILabel.swift": [0, 3],
        "Common/Views/GreetingView.swift": [1],
      ])
    try expectError(
      """
      The run of MVC's view-free tests must not use views, but it executed code of \
      Sources/Common/HeadlessUIKit and Sources/Common/Views. What needs a screen is tested by the \
      scenarios. These functions were executed:
        Sources/Common/HeadlessUIKit: demangled 2
        Sources/Common/Views: demangled 1
      """)
  }

  @Test("A view-free run may execute code of a view controller whose view is not loaded")
  func viewControllerMade() throws {
    let controllers = [
      "Common/HeadlessUIKit/Controllers/UIViewController.swift": [1],
      "Common/HeadlessUIKit/UIResponder.swift": [1],
    ]
    try stub.run(
      "viewFree", tests: ["P-2: a"],
      lines: noViews.merging(["MVC/a.swift": [1]]) { $1 }.merging(controllers) { $1 })
    #expect(try measure()["mvc"]?.viewFree.linesCovered == 1)
  }

  @Test("A build that fails is an error with the end of the compiler's output, without progress")
  func buildFailed() throws {
    try stub.answer("build", output: "[1/9] Compiling\na.swift:1:1: error: no\n", status: 1)
    #expect(throws: ToolError.buildFailed(purpose: "coverage", output: "a.swift:1:1: error: no")) {
      try measure()
    }
  }

  @Test("A test that fails is an error with its name and the fatal error")
  func testsFailed() throws {
    try stub.write(events: SwiftStub.events(of: "P-3: c", ending: "fail"), of: "viewFree")
    try stub.answer("viewFree", output: "a\nb.swift:4: Fatal error: c\nd", status: 1)
    try expectError(
      """
      Coverage cannot be measured, because tests failed in the run of MVC's view-free tests:
        P-3: c – failed
        b.swift:4: Fatal error: c
      """)
  }

  @Test("A run that fails without a failing test is an error with the output")
  func runFailed() throws {
    try stub.answer("scenarios", output: "error: no profile", status: 7)
    try expectError(
      """
      Coverage cannot be measured, because the run of the scenarios did not succeed (exit status \
      7). The end of the output:
      error: no profile
      """)
  }

  @Test("A run without coverage data does not take that of the run before")
  func noData() throws {
    try FileManager.default.removeItem(at: stub.prepared("viewFree.lcov"))
    let error = #expect(throws: ToolError.self) { try measure() }
    #expect(error?.description.contains("run.profraw cannot be used") == true)
  }

  @Test("Damaged coverage data is an error with the tool and the place")
  func damaged() throws {
    try Data("SF:/a\nDA:1,x\n".utf8).write(to: stub.prepared("scenarios.lcov"))
    let error = #expect(throws: ToolError.self) { try measure() }
    #expect(error?.description.hasPrefix("llvm-cov failed") == true)
    #expect(error?.description.contains("it printed 'DA:1,x'") == true)
  }

  @Test("A run of scenarios or of written tests that finds no test is an error")
  func noTests() throws {
    try stub.run("viewFree", tests: [], lines: noViews.merging(["MVC/a.swift": [0]]) { $1 })
    #expect(throws: CoverageError.noTests(run: "MVC's view-free tests")) { try measure() }
    try stub.run("scenarios", tests: [], lines: ["MVC/a.swift": [0]])
    try expectError(
      "Coverage cannot be measured, because the run of the scenarios found no test.")
  }

  @Test("A test that names a requirement which does not exist is an error")
  func unknownRequirement() throws {
    try stub.run(
      "viewFree", tests: ["P-1, P-99: a"], lines: noViews.merging(["MVC/a.swift": [0]]) { $1 })
    try expectError(
      """
      The test "P-1, P-99: a" names requirements that are not in the specification: P-99. Correct \
      the numbers at the beginning of the test's name.
      """)
  }

  @Test("A missing toolchain is an error with the folders of the search")
  func noToolchain() throws {
    let run = CoverageRun(packageRoot: stub.root, environment: ["PATH": "/nowhere:/etc"])
    #expect(throws: ToolError.swiftMissing(searchPath: "/nowhere:/etc")) {
      try run.measure([mvc]) { _ in }
    }
  }

  @Test("A long list is cut, and the message says how much is left out")
  func longList() {
    let failures = (1...15).map { "test \($0)" }
    let text = CoverageError.testsFailed(run: "a", failures: failures).description
    #expect(text.hasSuffix("\n  test 11\n  test 12\n  and 3 more"))
  }

  private func expectError(
    _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let error = #expect(throws: CoverageError.self, sourceLocation: sourceLocation) {
      try measure()
    }
    #expect(error?.description == message, sourceLocation: sourceLocation)
  }

  @discardableResult
  private func measure() throws -> [Architecture.ID: ModuleCoverage] {
    try CoverageRun(packageRoot: stub.root, environment: stub.environment).measure([mvc]) { _ in }
  }
}
