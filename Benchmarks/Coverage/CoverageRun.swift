import Architectures
import Foundation
import Toolchain

/// A measurement of the code that the architectures' own tests execute.
///
/// The tests are built once more, for coverage and apart from the package's other builds. For each
/// architecture, its view-free suites (the tests that use no views) run first, and then all of its
/// suites. The scenarios, which test every architecture, run once.
///
/// ```swift
/// func measure(_ folder: URL) throws -> [Architecture.ID: ModuleCoverage] {
///   try CoverageRun(packageRoot: folder).measure(Architecture.all) { print($0) }
/// }
/// ```
package struct CoverageRun {
  /// The names of the modules that contain views.
  ///
  /// View-free tests must not execute functions of these modules.
  static let viewModules = ["HeadlessUIKit", "Views"]

  private let packageRoot: URL
  private let environment: [String: String]

  /// Creates a measurement of the package in a folder.
  package init(packageRoot: URL) {
    self.init(packageRoot: packageRoot, environment: ProcessInfo.processInfo.environment)
  }

  init(packageRoot: URL, environment: [String: String]) {
    // The compiler writes real paths into the coverage data.
    self.packageRoot = packageRoot.resolvingSymlinksInPath()
    self.environment = environment
  }

  /// Builds and runs the tests of architectures.
  ///
  /// The calling thread is blocked until all tests have run.
  ///
  /// - Parameters:
  ///   - architectures: The architectures to measure.
  ///   - progress: A function that takes one short line of text before each step.
  /// - Returns: The coverage of each architecture, by the architecture's identifier.
  /// - Throws: ``CoverageError``, and ``ToolError`` when the tests do not build or a tool fails.
  package func measure(
    _ architectures: [Architecture], progress: (String) -> Void
  ) throws -> [Architecture.ID: ModuleCoverage] {
    let toolchain = try SwiftToolchain(environment: environment)
    let scratch = try ScratchFolder.acquired(at: packageRoot.appending(path: ".build/coverage")) {
      progress("Waiting for another measurement of coverage")
    }
    progress("Building the tests for coverage")
    // The scenarios need every architecture. All test targets are built each time, so that a later
    // measurement of other architectures can use this build again.
    let package = try CoveragePackage(
      testTargets: ["ConformanceTests"] + Architecture.all.map { Self.testTarget(of: $0) },
      root: packageRoot, scratch: scratch.url, toolchain: toolchain)

    progress("Running the scenarios for coverage")
    let name = "the scenarios"
    let scenarios = try package.run(name, filter: TestProgram.filter(testsOf: "Conformance"))
    guard !scenarios.tests.isEmpty else { throw CoverageError.noTests(run: name) }

    var figures: [Architecture.ID: ModuleCoverage] = [:]
    for architecture in architectures {
      progress("Running the tests of \(architecture.name) for coverage")
      figures[architecture.id] = try measure(architecture, scenarios, in: package)
    }
    return figures
  }

  private static func testTarget(of architecture: Architecture) -> String {
    "\(architecture.module)Tests"
  }

  private func measure(
    _ architecture: Architecture, _ scenarios: TestRun, in package: CoveragePackage
  ) throws -> ModuleCoverage {
    let target = Self.testTarget(of: architecture)
    let nameOfViewFree = "\(architecture.name)'s view-free tests"
    let viewFree = try package.run(
      nameOfViewFree, filter: TestProgram.filter(viewFreeTestsOf: architecture.module))
    try assertNoViews(in: viewFree, named: nameOfViewFree, of: package)

    let nameOfAll = "\(architecture.name)'s tests"
    let all = try package.run(
      nameOfAll, filter: TestProgram.filter(testsOf: architecture.module), times: 3)
    let code = try TestCode(in: packageRoot.appending(path: "Tests/\(target)"))
    guard code.codeLines == 0 || !all.tests.isEmpty else {
      throw CoverageError.noTests(run: nameOfAll)
    }
    return try ModuleCoverage(
      of: architecture.module, viewFree: viewFree, all: all, scenarios: scenarios, code: code)
  }

  private func assertNoViews(
    in run: TestRun, named name: String, of package: CoveragePackage
  ) throws {
    let functions = try Self.viewModules.flatMap { module in
      try package.demangled(try run.coverage.executedFunctions(of: module))
        .map { "\(module): \($0)" }
    }
    guard functions.isEmpty else {
      throw CoverageError.viewsExecuted(run: name, functions: functions)
    }
  }
}
