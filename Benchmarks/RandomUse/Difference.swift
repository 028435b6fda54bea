/// The first step of a session after which architectures are not the same.
package struct Difference: Equatable, Sendable {
  /// Architectures in which the same was observed.
  package struct ArchitectureGroup: Equatable, Sendable {
    /// Their ids, in the order of the list.
    package var architectures: [String]
    package var observation: Observation
  }

  /// The place of the step in the session, from 0.
  package var stepIndex: Int
  /// The largest first; of two that are as large, the one that comes first in the list.
  package var groups: [ArchitectureGroup]

  /// The ids of the architectures that are not of the largest group; all of them where two groups are
  /// as large.
  package var dissenters: [String] {
    groups[0].architectures.count > groups[1].architectures.count
      ? groups.dropFirst().flatMap(\.architectures) : groups.flatMap(\.architectures)
  }

  /// Compares plays of one session; `nil` if they are the same.
  ///
  /// - Parameter plays: By the ids of the architectures, in the order of the list.
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
