import Architectures
import Foundation
import Jobs
import Terminal
import Toolchain
import Traces

extension Program {
  /// The program `demo`, which has only one command and no subcommands.
  static let demo = Program(DemoCommand.self, invocation: "swift run demo", version: "demo 1")
}

/// The command `demo`, which shows the screens of an architecture in the terminal.
struct DemoCommand: Command {
  static let name = "demo"
  static let abstract =
    "Runs the app of this package in the terminal, with the architecture that you choose."
  static let footer = """
    In a terminal, the last line names the keys, and ? shows a help that explains every key. \
    Without a terminal, each line of standard input is a command, and the screen is printed after \
    each command. Lines that begin with # are ignored. These are the commands:

    \(LineInterface.explanation.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))

    Exit code: 0 for success, 64 for a command line that is not valid, 1 if a command on standard \
    input was refused or the screens could not be shown. The reason is on standard error.
    """

  @Argument("the architecture that makes the screens", .architecture)
  var architecture = Architecture.baseline
  @Argument("the feature that is shown first", .oneOf("feature")) var feature = Feature.profile
  @Option(
    "keep the user in a file of this folder instead of the one for application data", .folder)
  var store: String?
  @Flag(
    """
    show beneath the screen the calls of each interaction, from role to role; this builds the demo \
    once more and starts that build
    """)
  var trace: Bool

  func run() throws -> ExitCode {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    if trace, !CallRecorder.isAvailable {
      try startTraced(Array(CommandLine.arguments.dropFirst()))
    }
    let session = DemoSession(
      storeFolder: store.map { URL(filePath: $0) } ?? Self.applicationData,
      architecture: architecture, feature: feature, tracer: trace ? try CallTracer() : nil)
    guard isAtTerminal else {
      return try LineInterface(session: session).followInput() ? .success : .failure
    }
    try TerminalRun(session: session).run()
    return .success
  }

  /// Builds another version of this program, and runs that version in place of this process.
  ///
  /// The other version records calls.
  private func startTraced(_ arguments: [String]) throws -> Never {
    let folder = try PackageFolder.find(
      from: [Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self))
    let progress = ProgressReport(of: Self.name)
    defer { progress.erase() }
    progress.begin("trace: preparing")
    let build = try TraceBuild(of: "demo", packageFolder: folder, progress: progress.show)
    progress.erase()
    let words = [build.program.path] + arguments
    let pointers = words.map { strdup($0) } + [nil]
    execv(build.program.path, pointers)
    let reason = String(cString: strerror(errno))
    for pointer in pointers { free(pointer) }
    throw ToolError.unusable(path: build.program.path, reason: reason)
  }

  /// True if standard input and output are a terminal that can move its cursor.
  private var isAtTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
  }

  private static var applicationData: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.homeDirectoryForCurrentUser)
      .appending(component: "ArchitectureComparisonKit")
  }
}

// MARK: - Values

extension ValueReader where Value == Architecture {
  /// A reader that finds an architecture by its id.
  nonisolated static var architectureID: ValueReader {
    oneOf(Architecture.all, kind: "architecture", placeholder: "ARCHITECTURE", name: \.id)
  }

  fileprivate static var architecture: ValueReader {
    ValueReader(
      "ARCHITECTURE", knownNames: Architecture.all.map(\.id), name: \.id
    ) { text throws(UsageError) in
      if Feature(rawValue: text.lowercased()) != nil {
        throw UsageError(
          """
          \(text.quoted) is a feature, not an architecture.
          Type: demo \(Architecture.baselineID) \(text.lowercased())
          """)
      }
      return try architectureID.read(text)
    }
  }
}

extension ValueReader where Value == String {
  fileprivate static var folder: ValueReader {
    ValueReader("DIR") { path throws(UsageError) in
      if let reason = reasonAgainstFolder(at: path) {
        throw UsageError(
          "\(path.quoted) cannot be used as a folder: \(reason).\nGive another folder.")
      }
      return path
    }
  }
}

/// Returns the reason why a path cannot be used as a folder; `nil` if the path can be used.
///
/// A path can be used if there is a folder at the path, or if there is nothing at the path.
private func reasonAgainstFolder(at path: String) -> String? {
  var status = stat()
  if stat(path, &status) == 0 {
    return status.st_mode & S_IFMT == S_IFDIR ? nil : "it exists, but is not a folder"
  }
  if errno != ENOENT { return WriteFailure.reason(errno) }
  return lstat(path, &status) == 0 ? "it is a link that leads nowhere" : nil
}
