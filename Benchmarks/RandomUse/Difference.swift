/// The first step of a session after which the architectures differ.
struct Difference: Equatable, Sendable {
  /// The architectures with the same observation.
  struct ArchitectureGroup: Equatable, Sendable {
    /// Their ids, in the order of the comparison.
    var architectures: [String]
    var observation: Observation
  }

  /// The index of the step in the session.
  ///
  /// It is the number of steps if the difference appears when the screen is left, and one more if
  /// it appears after all requests are answered.
  var stepIndex: Int
  /// The groups, the largest first; of two equally large ones, the one that is first in the
  /// comparison.
  var groups: [ArchitectureGroup]

  /// The ids of the architectures outside of the largest group; all ids if the two largest groups
  /// are equally large.
  var dissenters: [String] {
    groups[0].architectures.count > groups[1].architectures.count
      ? groups.dropFirst().flatMap(\.architectures) : groups.flatMap(\.architectures)
  }

  /// Compares plays of one session; `nil` if all observations are equal.
  ///
  /// - Parameter plays: The plays with the ids of their architectures, in the order of the
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
