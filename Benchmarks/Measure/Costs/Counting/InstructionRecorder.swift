import CProbe
import Interactions

/// A recorder of the instructions that some work runs.
///
/// ```swift
/// try MeasuredWork.nothing.run(1, baseline: .mvc) { work in
///   let trace = InstructionRecorder(work).record()
///   print(trace?.steps.count ?? 0)
/// }
/// ```
@MainActor final class InstructionRecorder {
  /// True if instructions can be recorded on this platform.
  nonisolated static let isAvailable = probe_can_record()

  /// The largest number of instructions in a recording, which is more than any interaction takes.
  ///
  /// The system provides memory only for the part of the recording that is written.
  nonisolated private static let capacity = 4_000_000

  private let work: any RepeatedWork
  nonisolated(unsafe) private let steps = UnsafeMutablePointer<probe_step>.allocate(
    capacity: capacity)

  init(_ work: any RepeatedWork) {
    self.work = work
  }

  deinit {
    steps.deallocate()
  }

  /// Performs the work once and records its instructions.
  ///
  /// The new recording overwrites the previous one. Recording does not use the heap, so that the
  /// work's allocations are not affected.
  ///
  /// - Returns: The recording; `nil` if recording is not possible, or if the work takes more
  ///   instructions than a recording can hold.
  func record() -> InstructionTrace? {
    let count = Int(
      probe_record(
        Self.perform, Unmanaged.passUnretained(self).toOpaque(), steps, Int64(Self.capacity)))
    guard (0...Self.capacity).contains(count) else { return nil }
    return InstructionTrace(
      steps: UnsafeBufferPointer(start: steps, count: count), recorder: self)
  }

  /// Performs the work of the recorder at the given address, as a function that C can call.
  nonisolated static let perform: @convention(c) (UnsafeMutableRawPointer?) -> Void = { recorder in
    guard let recorder else { return }
    nonisolated(unsafe) let context = recorder
    MainActor.assumeIsolated {
      Unmanaged<InstructionRecorder>.fromOpaque(context)._withUnsafeGuaranteedRef {
        $0.performBetweenMarks()
      }
    }
  }

  private func performBetweenMarks() {
    probe_mark()
    work.perform()
    probe_mark()
  }
}
