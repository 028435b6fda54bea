import Architectures
import CallTraces
import Foundation
import Toolchain

/// Records the calls that some work makes, in a program that was built for tracing.
final class CallTracer {
  /// True if this program was built for tracing.
  static var isAvailable: Bool { CallRecorder.isAvailable }

  private let recorder: CallRecorder
  private var reader: TraceReader

  /// Prepares recording.
  ///
  /// - Throws: When the package's folder or its toolchain is not found.
  init() throws {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    recorder = try CallRecorder()
    reader = try TraceReader(
      program: program,
      packageFolder: PackageFolder.find(from: [program.deletingLastPathComponent()]))
  }

  /// Does some work and returns the calls that an architecture's roles make in it.
  ///
  /// - Parameters:
  ///   - architecture: Returns the architecture in use; called after the work, which may change it.
  ///   - work: The work to do.
  /// - Returns: The calls in order.
  /// - Throws: `TraceError` when the calls are not known; the work was done unless its recording was
  ///   refused.
  func calls(
    in architecture: () -> Architecture, of work: () -> Void
  ) throws -> [Trace.Call] {
    let calls = try recorder.record(work)
    return try reader.read(calls, of: recorder.recorded, in: architecture())
  }
}
