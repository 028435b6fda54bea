/// Counts what work does so that it comes out the same on any run.
@MainActor enum ExactCounter {
  /// How often work must be ready to be performed.
  nonisolated static let repetitions = warmRepetitions + 4 * recordings

  /// What happens only once must have happened: threads, lazy globals, functions found by name.
  ///
  /// And what the heap keeps at hand must repeat.
  nonisolated static let warmRepetitions = 20
  /// The allocator now and then takes a longer way, to have more at hand the next times.
  nonisolated private static let recordings = 9

  /// Performs work again and again, and finds out how it usually goes.
  ///
  /// - Parameters:
  ///   - work: What is performed, ``repetitions`` times at most.
  ///   - body: Is given the instructions of a time that took the most frequent number of them.
  /// - Returns: What `body` returns; `nil` if too few times were alike, or nothing can be recorded.
  static func usual<Value>(
    _ work: any RepeatedWork, body: (InstructionTrace) throws -> Value
  ) rethrows -> Value? {
    let recorder = InstructionRecorder(work)
    var counts: [Int] = []
    // From here on, nothing but the work is to change the heap.
    counts.reserveCapacity(2 * recordings)
    for _ in 0..<warmRepetitions { perform(work) }
    for _ in 1...2 * recordings {
      work.prepare()
      guard let trace = recorder.record() else { return nil }
      let count = trace.steps.count
      counts.append(count)
      if isUsual(count, among: counts) { return try body(trace) }
      // Interactions may take turns between two inputs, so that every other one is the same.
      perform(work)
    }
    return nil
  }

  /// Whether a count came up in more than half of the recordings, which the rest cannot change, or
  /// else more than once and no other one more often: the state of the heap may go round in a circle
  /// that is about as long.
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
