import Architectures
import Authors
import Foundation
import Toolchain

/// A measurement of the code that the architectures' view-free tests and the scenarios execute.
///
/// The tests are built once more, for coverage and apart from the package's other builds. The
/// scenarios, which test every architecture, run once.
///
/// ```swift
/// func measure(_ folder: URL) throws -> [Architecture.ID: ModuleCoverage] {
///   try CoverageRun(packageRoot: folder).measure(Architecture.all) { print($0) }
/// }
/// ```
package struct CoverageRun {
  /// The folders of the modules that contain views.
  ///
  /// View-free tests must not execute functions of these modules.
  static let viewFolders = ["Sources/Common/HeadlessUIKit", "Sources/Common/Views"]

  /// The beginnings of the paths of what they may execute there: that of a view controller.
  ///
  /// An action of Actions is called with one. Loading its view executes other functions.
  static let viewControllers = [
    "Sources/Common/HeadlessUIKit/Controllers/", "Sources/Common/HeadlessUIKit/UIResponder.swift",
  ]

  private let packageRoot: URL
  private let environment: [String: String]

  /// Creates a measurement of the package in a folder.
  ///
  /// The toolchain is found in the environment variables `environment`.
  package init(
    packageRoot: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
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
      testTargets: ["ConformanceTests"] + Architecture.testTargets(in: packageRoot),
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

  private func measure(
    _ architecture: Architecture, _ scenarios: TestRun, in package: CoveragePackage
  ) throws -> ModuleCoverage {
    let name = "\(architecture.name)'s view-free tests"
    let viewFree = try package.run(
      name, filter: TestProgram.filter(testsOf: architecture.module), times: 3)
    let functions = try package.functionsOfViews(in: viewFree.coverage)
    guard functions.isEmpty else {
      throw CoverageError.viewsExecuted(run: name, functions: functions)
    }
    let code = try TestCode(in: packageRoot.appending(path: "Tests/\(architecture.testTarget)"))
    guard code.codeLines == 0 || !viewFree.tests.isEmpty else {
      throw CoverageError.noTests(run: name)
    }
    return try ModuleCoverage(
      of: architecture.folder, viewFree: viewFree, scenarios: scenarios, code: code)
  }
}

extension Architecture {
  /// Returns the names of the test targets with view-free tests in a package, in the order of the
  /// architectures.
  static func testTargets(in packageRoot: URL) -> [String] {
    known.map(\.testTarget).filter {
      FileManager.default.fileExists(atPath: packageRoot.appending(path: "Tests/\($0)").path)
    }
  }
}
