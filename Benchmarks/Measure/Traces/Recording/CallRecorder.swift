import CCallRecorder
import Toolchain

/// A recorder of the calls that this program makes, with the basic blocks that ran in each call.
///
/// The program must be built for tracing, see ``TraceBuild``. Calls on other threads are ignored.
///
/// ```swift
/// @MainActor func recordedFunctions(of work: () -> Void) throws -> [String] {
///   guard CallRecorder.isAvailable else { return [] }
///   let recorder = try CallRecorder()
///   _ = try recorder.record(work)
///   return recorder.recorded.symbols
/// }
/// ```
@MainActor package final class CallRecorder {
  /// True if this program was built for tracing.
  nonisolated package static var isAvailable: Bool { calls_can_record() }

  private let code: LoadedCode
  private let asyncFunctions: [calls_range]
  private var reader: BlockReader

  /// Creates a recorder of the calls that this program makes.
  ///
  /// - Throws: An error if the system does not report the program's addresses in memory.
  package init() throws {
    code = try LoadedCode()
    let symbols = code.symbols
    let functions = symbols.functions.map { ($0, whole: RecordedFunction.part($0.symbol)?.whole) }
    let wholes = Set(functions.compactMap(\.whole))
    let slide = code.programSlide
    asyncFunctions = functions.filter { $1 != nil || wholes.contains($0.symbol) }
      .map { calls_range(start: $0.0.start + slide, end: $0.0.end + slide) }
    reader = BlockReader(symbols: symbols, slide: slide, asyncFunctions: wholes)
  }

  /// The recording, with all calls that were recorded so far.
  package var recorded: RecordedCalls { reader.recorded }

  /// Runs `work` on this thread and records the calls that `work` makes.
  ///
  /// - Returns: The indices of the outermost calls in ``recorded``, in order.
  /// - Throws: ``TraceError/recordingFailed`` if memory is short or another recording is running.
  package func record(_ work: () -> Void) throws(TraceError) -> [Int] {
    var blocks: UnsafePointer<calls_block>?
    let count = withoutActuallyEscaping(work) { work in
      let box = WorkBox(work: work)
      return calls_record(
        { box in
          guard let box else { return }
          Unmanaged<WorkBox>.fromOpaque(box)._withUnsafeGuaranteedRef { $0.work() }
        }, Unmanaged.passUnretained(box).toOpaque(), asyncFunctions, asyncFunctions.count, &blocks)
    }
    guard count >= 0 else { throw .recordingFailed }
    return reader.read(UnsafeBufferPointer(start: blocks, count: Int(count)))
  }
}

private final class WorkBox {
  let work: () -> Void

  init(work: @escaping () -> Void) {
    self.work = work
  }
}
