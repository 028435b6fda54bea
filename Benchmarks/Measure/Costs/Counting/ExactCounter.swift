import Interactions

/// A namespace for functions that repeat some work to find its usual number of instructions.
@MainActor enum ExactCounter {
  /// The largest number of times that ``usual(_:body:)`` performs the work.
  ///
  /// The work must be prepared for this number of repetitions.
  nonisolated static let repetitions = warmRepetitions + 4 * recordings

  /// The number of repetitions before the first recording.
  ///
  /// During these repetitions, threads start, lazy globals are initialized and functions of
  /// libraries are bound. Afterwards, the heap goes through the same states in each repetition.
  nonisolated static let warmRepetitions = 20
  /// The number of planned recordings, from which the usual number of instructions is chosen.
  ///
  /// One recording is not enough: now and then the allocator takes more instructions, to prepare
  /// blocks for later requests. If the planned recordings do not suffice, more recordings follow,
  /// up to twice the planned number in total.
  nonisolated private static let recordings = 9

  /// Repeats work until a recording has the usual number of instructions, and reads this recording.
  ///
  /// The work is performed at most ``repetitions`` times. The result is `nil` if too few recordings
  /// had the same number of instructions, or if recording is not possible.
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

  /// Returns true if a number of instructions is the usual one among the recordings so far.
  ///
  /// A number is the usual one as soon as more than half of the planned recordings have the number.
  /// After all planned recordings, a number is also the usual one if at least two recordings have
  /// the number and no other number is more frequent. The second rule is needed since the states of
  /// the heap may repeat in a cycle that lasts about as long as all planned recordings.
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
