import CProbe

/// Records the instructions of repetitions of some work.
@MainActor final class InstructionRecorder {
  /// Whether instructions can be recorded here.
  nonisolated static let isAvailable = probe_can_record()

  /// More than any interaction takes; of the memory only what is used is ever touched.
  nonisolated private static let capacity = 4_000_000

  private let work: any RepeatedWork
  private let stepsOnly: Bool
  nonisolated(unsafe) private let steps = UnsafeMutablePointer<probe_step>.allocate(
    capacity: capacity)

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

  /// Performs the work once and records it, in place of what was recorded before.
  ///
  /// Nothing is done on the heap, so that the work finds it as if nobody recorded.
  ///
  /// - Returns: The recording; `nil` where that is not possible or the memory does not suffice.
  func record() -> InstructionTrace? {
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
        }, Unmanaged.passUnretained(self).toOpaque(), steps, Int64(Self.capacity), stepsOnly))
    guard (0...Self.capacity).contains(count) else { return nil }
    return InstructionTrace(
      steps: UnsafeBufferPointer(start: steps, count: count), recorder: self)
  }

  private func performBetweenMarks() {
    probe_mark()
    work.perform()
    probe_mark()
  }
}
