import Foundation

/// The Swift toolchain whose `swift` comes first in `PATH`.
///
/// ```swift
/// func build(_ packageFolder: URL) throws -> ProcessResult {
///   let toolchain = try SwiftToolchain()
///   return try toolchain.run(["build", "--product", "demo"], in: packageFolder)
/// }
/// ```
package struct SwiftToolchain {
  private let swift: URL
  private let environment: [String: String]

  /// Creates the toolchain whose `swift` is the first one in the folders of `PATH`.
  ///
  /// - Throws: ``ToolError`` when no folder has a `swift`.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolError) {
    let searchPath = environment["PATH", default: ""]
    guard let swift = Tool.program(named: "swift", in: searchPath) else {
      throw .swiftMissing(searchPath: searchPath)
    }
    self.swift = swift
    self.environment = environment.filter { $0.key != "LLVM_PROFILE_FILE" }
      // The same work is done each time, as no dictionary changes its order.
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"]) { $1 }
  }

  /// Returns the location of another program of the toolchain, such as `llvm-objdump`.
  ///
  /// - Throws: ``ToolError/missing(tool:)`` when the toolchain has no program of that name.
  package func tool(_ name: String) throws(ToolError) -> URL {
    let beside = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    if let tool = Self.program(name, in: beside) { return tool }
    // The `swift` in PATH may be a version manager's, which only leads to the compiler.
    guard let folder = toolsFolder, let tool = Self.program(name, in: folder) else {
      throw .missing(tool: name)
    }
    return tool
  }

  private static func program(_ name: String, in folder: URL) -> URL? {
    let program = folder.appending(path: name)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// The folder of the toolchain's programs; `nil` if the compiler does not report its folders.
  ///
  /// In each toolchain, the path of ``resourceFolder`` ends with `usr/lib/swift`, and the path of
  /// the programs' folder ends with `usr/bin`.
  private var toolsFolder: URL? {
    resourceFolder?.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")
  }

  /// The folder of the libraries that the toolchain ships; `nil` if the compiler does not report
  /// it.
  package var resourceFolder: URL? {
    struct Answer: Decodable {
      struct Paths: Decodable {
        let runtimeResourcePath: String
      }

      let paths: Paths
    }
    guard
      let output = try? run(
        ["-print-target-info"], in: FileManager.default.temporaryDirectory
      ).outputData,
      let answer = try? JSONDecoder().decode(Answer.self, from: output)
    else { return nil }
    return URL(filePath: answer.paths.runtimeResourcePath)
  }

  /// Runs a command of `swift`, such as `build`.
  ///
  /// The result contains the output of the command, and the way in which the command ended.
  ///
  /// - Throws: ``ToolError`` when `swift` cannot be started.
  package func run(
    _ arguments: [String], in folder: URL, environment additions: [String: String] = [:]
  ) throws(ToolError) -> ProcessResult {
    try run(swift, arguments, in: folder, environment: additions)
  }

  /// Runs a program in the toolchain's environment, and waits for its end.
  ///
  /// - Parameters:
  ///   - program: One of the toolchain's tools, or a program that the toolchain has built.
  ///   - arguments: The arguments, without the program's name.
  ///   - folder: The working folder of the program.
  ///   - additions: Variables to add to the environment.
  ///   - errors: The destination of the text that the program writes to standard error.
  ///   - limits: The limits beyond which the program is ended; `nil` if it may run for ever.
  /// - Returns: The output of the program, and the way it ended.
  /// - Throws: ``ToolError`` when the program cannot be started.
  package func run(
    _ program: URL, _ arguments: [String], in folder: URL,
    environment additions: [String: String] = [:], errors: ChildProcess.ErrorOutput = .withOutput,
    limits: ProcessLimits? = nil
  ) throws(ToolError) -> ProcessResult {
    try ChildProcess.run(
      program, arguments, in: folder, environment: environment.merging(additions) { $1 },
      errors: errors, limits: limits)
  }

  /// Builds a part of a package, in a folder apart from the package's other builds.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `swift build` that name the part to build and the options.
  ///   - package: The package's folder.
  ///   - scratch: The folder for the files that the build makes.
  ///   - purpose: The purpose of the build, such as `tracing`, for the message of an error.
  ///   - additions: Variables to add to the environment. The package's manifest may read them.
  /// - Throws: ``ToolError`` when `swift` cannot be started or the package does not build.
  package func build(
    _ arguments: [String], of package: URL, in scratch: URL, for purpose: String,
    environment additions: [String: String] = [:]
  ) throws(ToolError) {
    let location = ["--package-path", package.path, "--scratch-path", scratch.path]
    let result = try run(
      ["build"] + arguments + location, in: package, environment: additions)
    guard result.failure == nil else {
      throw .buildFailed(purpose: purpose, output: result.tail)
    }
  }

  /// Returns a dictionary from symbols to their demangled names; empty if `swift demangle` fails.
  ///
  /// - Throws: ``ToolError`` when `swift` cannot be started.
  package func demangled(
    _ symbols: some Collection<String>, in folder: URL
  ) throws(ToolError) -> [String: String] {
    var names: [String: String] = [:]
    let symbols = Array(symbols)
    // One command line may not be longer than the system allows.
    for start in stride(from: 0, to: symbols.count, by: 1_000) {
      let some = symbols[start...].prefix(1_000)
      let answer = try run(["demangle", "--compact", "--simplified"] + some, in: folder)
      let lines = answer.output.split(separator: "\n", omittingEmptySubsequences: false)
      guard answer.failure == nil, lines.count >= some.count else { return [:] }
      names.merge(zip(some, lines.map(String.init))) { $1 }
    }
    return names
  }
}
