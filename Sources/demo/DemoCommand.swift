import Architectures
import CallTraces
import Foundation
import Jobs
import Toolchain

/// The command `demo`, from its arguments to its exit code.
struct DemoCommand {
  /// The exit code of the process.
  ///
  /// Source for 64: sysexits(3), `EX_USAGE`.
  enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 64
  }

  private let output = StandardStream.output
  private let errorOutput = StandardStream.error

  /// Follows the arguments, unless one of them is not text.
  func run(_ arguments: [String], notText: String?) -> ExitCode {
    // Without this, a reader that closes the output would end the process by a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      if let notText { throw UsageError.notText(notText) }
      switch try ArgumentReader().read(arguments) {
      case .help: try output.write(Help.text)
      case .run(let request):
        guard request.isTraced, !CallTracer.isAvailable else { return try run(request) }
        try startTraced(arguments)
      }
      return .success
    } catch let error as UsageError {
      say("\(error)\nSee: swift run demo --help")
      return .usage
    } catch let error as WriteError where error.isReaderGone {
      return .success
    } catch {
      say("\(error)")
      return .failure
    }
  }

  private func run(_ request: Request) throws -> ExitCode {
    guard MainLoop.isSupported else { throw MainLoopError.unsupportedPlatform }
    let session = DemoSession(
      storeFolder: request.storeFolder.map { URL(filePath: $0) } ?? Self.applicationData,
      architecture: request.architecture, feature: request.feature,
      tracer: request.isTraced ? try CallTracer() : nil)
    guard isAtTerminal else {
      let run = LineRun(session: session, output: output, errorOutput: errorOutput)
      return try run.run() ? .success : .failure
    }
    try TerminalRun(
      session: session, terminal: TerminalScreen(output: output), isStyled: allowsStyle
    ).run()
    return .success
  }

  /// Replaces this process by the same program from the build that records calls.
  private func startTraced(_ arguments: [String]) throws {
    let folder = try PackageFolder.find(
      from: [Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self))
    let build = try TraceBuild(of: "demo", packageFolder: folder) { progress in
      if isatty(STDERR_FILENO) == 1 { say("\(progress) …") }
    }
    let words = [build.program.path] + arguments
    let pointers = words.map { strdup($0) } + [nil]
    execv(build.program.path, pointers)
    let reason = String(cString: strerror(errno))
    for pointer in pointers { free(pointer) }
    throw ToolError.unusable(path: build.program.path, reason: reason)
  }

  /// True if input and output are a terminal that can move its cursor.
  private var isAtTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  /// True unless the environment asks for plain text.
  ///
  /// Source: no-color.org.
  private var allowsStyle: Bool { environment["NO_COLOR", default: ""].isEmpty }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private static var applicationData: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.homeDirectoryForCurrentUser)
      .appending(component: "ArchitectureComparisonKit")
  }

  private func say(_ text: String) {
    // There is no other place to report that standard error is closed.
    try? errorOutput.write("demo: \(text)\n")
  }
}
