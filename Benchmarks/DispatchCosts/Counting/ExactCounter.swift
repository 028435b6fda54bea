import Interactions

/// The functions that repeat work until they find the number of instructions that it usually takes.
@MainActor enum ExactCounter {
  /// The number of repetitions for which work must be prepared.
  nonisolated static let repetitions = warmRepetitions + 4 * recordings

  /// The number of repetitions before the first recording.
  ///
  /// By then, threads have been started, lazy globals have been initialized and functions of other
  /// libraries have been bound. The heap goes through the same states in each repetition.
  nonisolated static let warmRepetitions = 20
  /// The number of planned recordings, from which the usual number of instructions is chosen.
  ///
  /// The allocator takes more instructions now and then, to prepare blocks for later requests.
  nonisolated private static let recordings = 9

  /// Repeats work and reads a recording with the most frequent number of instructions.
  ///
  /// - Parameters:
  ///   - work: The work, which is performed at most ``repetitions`` times.
  ///   - body: A function that reads the recording.
  /// - Returns: The result of `body`; `nil` if too few recordings had the same number of
  ///   instructions, or if recording is not possible.
  static func usual<Value>(
    _ work: any RepeatedWork, body: (InstructionTrace) throws -> Value
  ) rethrows -> Value? {
    let recorder = InstructionRecorder(work)
    var counts: [Int] = []
    // From here on, only the work may change the heap.
    counts.reserveCapacity(2 * recordings)
    for _ in 0..<warmRepetitions { perform(work) }
    for _ in 1...2 * recordings {
      work.prepare()
      guard let trace = recorder.record() else { return nil }
      let count = trace.steps.count
      counts.append(count)
      if isUsual(count, among: counts) { return try body(trace) }
      // Two inputs may alternate, so only every other repetition is recorded.
      perform(work)
    }
    return nil
  }

  /// True if a count is frequent enough to be the usual one.
  ///
  /// More than half of the planned recordings suffice, since the rest cannot outvote them. After
  /// all planned recordings, two with the same count suffice if no other count is more frequent.
  /// The second rule is needed since the states of the heap may repeat in a cycle of about this
  /// length.
  private static func isUsual(_ count: Int, among counts: [Int]) -> Bool {
    func frequency(_ count: Int) -> Int { counts.count { $0 == count } }
    let own = frequency(count)
    if own > recordings / 2 { return true }
    return counts.count >= recordings && own > 1 && counts.allSatisfy { frequency($0) <= own }
  }

  private static func perform(_ work: any RepeatedWork) {
    work.prepare()
    work.perform()
  }
}
