import CProbe

/// Counts the allocations of an interaction so that they come out the same on any run.
@MainActor enum AllocationCounter {
  /// Whether allocations can be counted here.
  nonisolated static let isAvailable = probe_can_count()

  /// Counts one interaction on a screen where it has happened before.
  ///
  /// Dictionaries keep another order in each run, which changes no allocation.
  ///
  /// - Returns: The count; `nil` if it differs from one time to the next.
  /// - Throws: `DispatchError.wrongScreen` when the screen is not as it should be.
  static func count(
    _ interaction: any Interaction.Type, on subject: Subject
  ) throws(DispatchError) -> AllocationCount? {
    try subject.with(interaction, repetitions: warmRepetitions + countedRepetitions) {
      interaction in
      for _ in 0..<warmRepetitions { interaction.perform() }
      let counts = (0..<countedRepetitions).map { _ in
        AllocationCount { interaction.perform() }
      }
      // Interactions may take turns between two inputs, so that every other one is the same.
      return counts[countedRepetitions - 1] == counts[countedRepetitions - 3]
        ? counts[countedRepetitions - 1] : nil
    }
  }

  /// What happens only once must have happened: threads that are created, lazy globals and
  /// functions that are found by name.
  private static let warmRepetitions = 2
  private static let countedRepetitions = 3
}
