import Foundation
import Toolchain

/// What one run of tests has to say.
struct TestRun {
  /// The test functions that were found, and how they ended.
  let tests: [TestResult]
  /// What they executed.
  let coverage: CoverageData
}

/// The tests of a package, built for coverage.
struct CoveragePackage {
  private let toolchain: SwiftToolchain
  private let root: URL
  private let scratch: URL
  private let exportedCoverage: URL

  /// Builds the tests.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - scratch: The folder for what is built, and for what the runs leave.
  ///   - toolchain: The toolchain that builds and runs.
  /// - Throws: ``CoverageError``.
  init(root: URL, scratch: URL, toolchain: SwiftToolchain) throws {
    self.root = root
    self.scratch = scratch
    self.toolchain = toolchain
    let location = Self.location(root, scratch)
    let log = Self.log(in: scratch)
    let build = try toolchain.run(
      ["build", "--build-tests", "--enable-code-coverage"] + location, in: root, log: log)
    guard build.failure == nil else { throw CoverageError.buildFailed(output: build.tail) }

    let answer = try toolchain.run(["test", "--show-codecov-path"] + location, in: root, log: log)
    let path = answer.output.split(separator: "\n").last { $0.hasSuffix(".json") }
    guard answer.failure == nil, let path else {
      throw CoverageError.runFailed(
        run: "swift test --show-codecov-path", reason: answer.failure ?? "without a path",
        output: answer.tail)
    }
    exportedCoverage = URL(filePath: String(path))
  }

  /// Runs the tests that a filter finds, one after the other.
  ///
  /// - Parameters:
  ///   - name: What the run is called in errors.
  ///   - filter: A regular expression for the tests' identifiers.
  /// - Returns: The tests and what they executed.
  /// - Throws: ``CoverageError``, also when a test fails.
  func run(_ name: String, filter: String) throws -> TestRun {
    let eventFile = scratch.appending(component: "events.jsonl")
    // What an earlier run has left would be taken for this run's.
    for file in [eventFile, exportedCoverage] { try? FileManager.default.removeItem(at: file) }
    let process = try toolchain.run(
      [
        "test", "--skip-build", "--enable-code-coverage", "--disable-xctest", "--no-parallel",
        "--filter", filter, "--event-stream-output-path", eventFile.path,
      ] + Self.location(root, scratch), in: root, log: Self.log(in: scratch))
    if let reason = process.failure {
      let failures = (try? Self.read(eventFile, TestEvents.init(jsonLines:)))?.failures ?? []
      throw failures.isEmpty
        ? CoverageError.runFailed(run: name, reason: reason, output: process.tail)
        : CoverageError.testsFailed(run: name, failures: failures + process.fatalErrors)
    }
    let events = try Self.read(eventFile, TestEvents.init(jsonLines:))
    let coverage = try Self.read(exportedCoverage) {
      try CoverageData(json: $0, root: root.path)
    }
    return TestRun(tests: events.tests, coverage: coverage)
  }

  /// Functions as people write them, or as they are if that cannot be found out.
  func demangled(_ functions: [String]) throws -> [String] {
    // The compiler puts a private function's file in front.
    let symbols = functions.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
    let names = try toolchain.demangled(symbols, in: root, log: Self.log(in: scratch))
    return zip(functions, symbols).map { names[$1] ?? $0 }
  }

  private static func location(_ root: URL, _ scratch: URL) -> [String] {
    ["--package-path", root.path, "--scratch-path", scratch.path]
  }

  private static func log(in scratch: URL) -> URL {
    scratch.appending(component: "output.txt")
  }

  private static func read<Contents>(
    _ file: URL, _ parse: (Data) throws -> Contents
  ) throws -> Contents {
    do {
      return try parse(try Data(contentsOf: file))
    } catch let error as DecodingError {
      throw ToolError.unusable(path: file.path, reason: error.place)
    } catch {
      throw ToolError.unusable(path: file.path, reason: error.localizedDescription)
    }
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var place: String {
    let context: Context? =
      switch self {
      case .dataCorrupted(let context), .typeMismatch(_, let context): context
      case .keyNotFound(_, let context), .valueNotFound(_, let context): context
      @unknown default: nil
      }
    guard let context else { return localizedDescription }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "\(context.debugDescription) (at \(path.isEmpty ? "the beginning" : path))"
  }
}
