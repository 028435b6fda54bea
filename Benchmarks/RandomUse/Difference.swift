/// The first step of a session after which the architectures differ.
struct Difference: Equatable, Sendable {
  /// Architectures with the same observation after the step, and this observation.
  struct ArchitectureGroup: Equatable, Sendable {
    /// The ids of the architectures, in the order of the comparison.
    var architectures: [String]
    var observation: Observation
  }

  /// The index in the session of the step after which the architectures differ.
  ///
  /// An index equal to the number of steps means that they differ after the screen is left. An
  /// index greater by one means that they differ after all requests are answered.
  var stepIndex: Int
  /// The groups of architectures, the largest first.
  ///
  /// Groups of equal size are in the order of their first architectures in the comparison.
  var groups: [ArchitectureGroup]

  /// The ids of the architectures outside of the largest group; all ids if the two largest groups
  /// are equally large.
  var dissenters: [String] {
    groups[0].architectures.count > groups[1].architectures.count
      ? groups.dropFirst().flatMap(\.architectures) : groups.flatMap(\.architectures)
  }

  /// Creates a difference from the first step after which plays of one session differ.
  ///
  /// The initializer fails if all observations are equal.
  ///
  /// - Parameter plays: The ids of the architectures, each with its play, in the order of the
  ///   comparison.
  init?(between plays: [(architecture: String, play: Play)]) {
    guard let first = plays.first?.play.observations else { return nil }
    let others = plays.dropFirst()
    guard
      let index = first.indices.first(where: { index in
        others.contains { $0.play.observations[index] != first[index] }
      })
    else { return nil }
    stepIndex = index
    groups = []
    for (architecture, play) in plays {
      let observation = play.observations[index]
      if let known = groups.firstIndex(where: { $0.observation == observation }) {
        groups[known].architectures.append(architecture)
      } else {
        groups.append(ArchitectureGroup(architectures: [architecture], observation: observation))
      }
    }
    // The sort is stable.
    groups.sort { $0.architectures.count > $1.architectures.count }
  }
}
