/// The first difference that a session shows between architectures.
struct Difference: Equatable, Sendable {
  /// A group of architectures with equal observations after the step at ``Difference/stepIndex``.
  struct ArchitectureGroup: Equatable, Sendable {
    /// The ids of the architectures, such as `mvc`, in the order in which they are compared.
    var architectures: [String]
    var observation: Observation
  }

  /// The index of the first step after which the architectures differ.
  ///
  /// An index equal to the session's number of steps means that the architectures differ after the
  /// screen is left. An index that is greater than this number by one means that the architectures
  /// differ after all requests are answered.
  var stepIndex: Int
  /// The groups of architectures with equal observations, the largest group first.
  ///
  /// Groups of equal size are in the order of their first architectures in the comparison.
  var groups: [ArchitectureGroup]

  /// The ids of the architectures outside of the largest group; all ids if the two largest groups
  /// are equally large.
  var dissenters: [String] {
    groups[0].architectures.count > groups[1].architectures.count
      ? groups.dropFirst().flatMap(\.architectures) : groups.flatMap(\.architectures)
  }

  /// Creates the first difference between the plays of one session, in the order in which the
  /// architectures are compared.
  ///
  /// The initializer fails if the observations of all plays are equal.
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
