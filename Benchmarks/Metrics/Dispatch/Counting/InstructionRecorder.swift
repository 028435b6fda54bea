import CProbe

/// Records the instructions of repetitions of some work.
@MainActor final class InstructionRecorder {
  /// Whether instructions can be recorded here.
  nonisolated static let isAvailable = probe_can_record()

  /// More than any interactions take; of the memory only what is used is ever touched.
  nonisolated private static let capacity = 6_000_000

  private let work: any RepeatedWork
  private let stepsOnly: Bool
  nonisolated(unsafe) private let steps = UnsafeMutablePointer<probe_step>.allocate(
    capacity: capacity)
  private var used = 0

  /// Prepares to record.
  ///
  /// - Parameters:
  ///   - work: What will be performed.
  ///   - stepsOnly: Whether to stop at each instruction, a slow check of the other way.
  init(_ work: any RepeatedWork, stepsOnly: Bool = false) {
    self.work = work
    self.stepsOnly = stepsOnly
  }

  deinit {
    steps.deallocate()
  }

  /// Performs the work once and records it; the recording lives as long as the recorder.
  ///
  /// Nothing is done on the heap, so that the work finds it as if nobody recorded.
  ///
  /// - Returns: The recording; `nil` where that is not possible or the memory does not suffice.
  func record() -> InstructionTrace? {
    let start = steps + used
    let free = Self.capacity - used
    let count = Int(
      probe_record(
        { recorder in
          guard let recorder else { return }
          nonisolated(unsafe) let context = recorder
          MainActor.assumeIsolated {
            Unmanaged<InstructionRecorder>.fromOpaque(context)._withUnsafeGuaranteedRef {
              $0.performBetweenMarks()
            }
          }
        }, Unmanaged.passUnretained(self).toOpaque(), start, Int64(free),
        stepsOnly))
    guard (0...free).contains(count) else { return nil }
    used += count
    return InstructionTrace(steps: UnsafeBufferPointer(start: start, count: count))
  }

  private func performBetweenMarks() {
    probe_mark()
    work.perform()
    probe_mark()
  }
}
