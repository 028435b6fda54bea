import Foundation

/// The toolchain's `swift`, which a person would run by that name.
package struct SwiftToolchain {
  private let swift: URL
  private let environment: [String: String]

  /// Finds `swift` in the folders of `PATH`.
  ///
  /// - Throws: ``ToolError`` when there is none.
  package init(environment: [String: String]) throws {
    guard let swift = SearchPath(environment).program(named: "swift") else {
      throw ToolError.swiftMissing(searchPath: SearchPath(environment).text)
    }
    self.swift = swift
    self.environment = environment.filter { $0.key != "LLVM_PROFILE_FILE" }
      // What runs must not depend on the order in which a dictionary happens to be walked.
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"]) { $1 }
  }

  /// Another program of the toolchain; `nil` if it has none of that name.
  package func tool(_ name: String) -> URL? {
    // What is called `swift` may only lead to the compiler, as a version manager's does.
    let folders = [swift.resolvingSymlinksInPath().deletingLastPathComponent(), toolsFolder]
    return folders.compactMap { $0?.appending(path: name) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// The folder of the toolchain's programs, as the compiler says: `usr/bin` beside `usr/lib/swift`.
  private var toolsFolder: URL? {
    struct Answer: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let paths: Paths
    }
    let folder = FileManager.default.temporaryDirectory
    let log = folder.appending(component: "target-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: log) }
    guard let output = try? run(["-print-target-info"], in: folder, log: log).output,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(output.utf8))
    else { return nil }
    return URL(filePath: answer.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")
  }

  /// Runs a command of `swift`, such as `build`, and waits for its end.
  ///
  /// - Throws: ``ToolError`` when it cannot be started.
  package func run(_ arguments: [String], in folder: URL, log: URL) throws -> ChildProcess {
    try ChildProcess(running: swift, arguments, in: folder, environment: environment, log: log)
  }

  /// Symbols as people write what they name; none if `swift demangle` does not say.
  ///
  /// - Throws: ``ToolError`` when `swift` cannot be started.
  package func demangled(
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
