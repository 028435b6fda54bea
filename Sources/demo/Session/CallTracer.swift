import Architectures
import CallTraces
import Foundation
import Toolchain

/// Tells which calls some work makes, in a program that was built for tracing.
final class CallTracer {
  /// Whether this program was built for tracing.
  static var isAvailable: Bool { CallRecorder.isAvailable }

  private let recorder: CallRecorder
  private var reader: TraceReader

  /// Prepares to tell.
  ///
  /// - Throws: When the package's folder or its toolchain is not found.
  init() throws {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    recorder = try CallRecorder()
    reader = try TraceReader(
      program: program,
      packageFolder: PackageFolder.find(from: [program.deletingLastPathComponent()]))
  }

  /// Does some work and tells which calls an architecture's roles make in it.
  ///
  /// - Parameters:
  ///   - architecture: Which one is in use; asked once the work is done, which may change it.
  ///   - work: What to do.
  /// - Returns: The calls in order.
  /// - Throws: `TraceError` when that is not known; the work was done unless its recording was refused.
  func calls(
    in architecture: () -> Architecture, of work: () -> Void
  ) throws -> [Trace.Call] {
    let calls = try recorder.record(work)
    return try reader.read(calls, of: recorder.recorded, in: architecture())
  }
}
