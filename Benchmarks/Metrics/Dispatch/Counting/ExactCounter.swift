/// Counts what work does so that it comes out the same on any run.
@MainActor enum ExactCounter {
  /// How often work must be ready to be performed.
  nonisolated static let repetitions = warmRepetitions + 2 * recordings

  /// What happens only once must have happened: threads, lazy globals, functions found by name.
  ///
  /// And what the heap keeps at hand must repeat.
  nonisolated static let warmRepetitions = 20
  /// The allocator now and then takes a longer way, to have more at hand the next times.
  nonisolated private static let recordings = 9

  /// Performs work again and again, and finds out how it usually goes.
  ///
  /// - Parameters:
  ///   - work: What is performed, ``repetitions`` times.
  ///   - body: Is given the instructions of one of the times that took the most frequent number of
  ///     them.
  /// - Returns: What `body` returns; `nil` if no two times were alike, or nothing can be recorded.
  static func usual<Value>(
    _ work: any RepeatedWork, body: (InstructionTrace) throws -> Value
  ) rethrows -> Value? {
    let recorder = InstructionRecorder(work)
    var traces: [InstructionTrace] = []
    traces.reserveCapacity(recordings)
    for _ in 0..<warmRepetitions { perform(work) }
    for _ in 0..<recordings {
      work.prepare()
      guard let trace = recorder.record() else { return nil }
      traces.append(trace)
      // Interactions may take turns between two inputs, so that every other one is the same.
      perform(work)
    }
    let groups = Dictionary(grouping: traces) { $0.steps.count }.values
    let usual = groups.max { ($0.count, $1[0].steps.count) < ($1.count, $0[0].steps.count) }
    guard let usual, usual.count > 1 else { return nil }
    return try body(usual[0])
  }

  private static func perform(_ work: any RepeatedWork) {
    work.prepare()
    work.perform()
  }
}
