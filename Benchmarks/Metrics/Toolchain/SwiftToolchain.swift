import Foundation

/// The toolchain's `swift`, which a person would run by that name.
struct SwiftToolchain {
  private let swift: URL
  private let environment: [String: String]

  /// Finds `swift` in the folders of `PATH`.
  ///
  /// - Throws: ``CoverageError`` when there is none.
  init(environment: [String: String]) throws {
    guard let swift = SearchPath(environment).program(named: "swift") else {
      throw CoverageError.swiftMissing(searchPath: SearchPath(environment).text)
    }
    self.swift = swift
    self.environment = environment.filter { $0.key != "LLVM_PROFILE_FILE" }
      // What runs must not depend on the order in which a dictionary happens to be walked.
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"]) { $1 }
  }

  /// Another program of the toolchain, which lies beside the compiler; `nil` if it does not.
  func tool(_ name: String) -> URL? {
    let tool = swift.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
  }

  /// Runs a command of `swift`, such as `build`, and waits for its end.
  ///
  /// - Throws: ``CoverageError`` when it cannot be started.
  func run(_ arguments: [String], in folder: URL, log: URL) throws -> ChildProcess {
    try ChildProcess(running: swift, arguments, in: folder, environment: environment, log: log)
  }

  /// Symbols as people write what they name; none if `swift demangle` does not say.
  ///
  /// - Throws: ``CoverageError`` when `swift` cannot be started.
  func demangled(
    _ symbols: some Collection<String>, in folder: URL, log: URL
  ) throws -> [String: String] {
    var names: [String: String] = [:]
    let symbols = Array(symbols)
    // One command line may not be longer than the system allows.
    for start in stride(from: 0, to: symbols.count, by: 1_000) {
      let some = symbols[start...].prefix(1_000)
      let answer = try run(
        ["demangle", "--compact", "--simplified"] + some, in: folder, log: log)
      let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
      guard answer.failure == nil, lines.count >= some.count else { return [:] }
      names.merge(zip(some, lines.map(String.init))) { $1 }
    }
    return names
  }
}
