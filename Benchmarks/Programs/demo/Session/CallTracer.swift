import Architectures
import Foundation
import Toolchain
import Traces

/// A recorder of function calls, which works only in a program that was built for tracing.
final class CallTracer {
  private let recorder: CallRecorder
  private var reader: TraceReader

  /// Prepares to record calls.
  ///
  /// - Throws: An error when the package's folder or the Swift toolchain is not found.
  init() throws {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    recorder = try CallRecorder()
    reader = try TraceReader(
      program: program,
      packageFolder: PackageFolder.find(from: [program.deletingLastPathComponent()]))
  }

  /// Does some work, and returns the calls between the architecture's roles, in their order.
  ///
  /// The function `architecture` is called after the work, which may change the architecture.
  ///
  /// - Throws: `TraceError` or `ToolError` when the calls cannot be recorded or the names of the
  ///   called functions cannot be found. The work is done even in this case, except when the
  ///   recording cannot begin.
  func calls(in architecture: () -> Architecture, of work: () -> Void) throws -> [Trace.Call] {
    let calls = try recorder.record(work)
    return try reader.read(calls, of: recorder.recorded, in: architecture())
  }
}
