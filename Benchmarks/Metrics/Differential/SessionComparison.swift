import Architectures

/// Plays sessions in architectures and compares what came of them.
@MainActor struct SessionComparison {
  /// In the order of the list; sessions are made up on the screens of the first.
  let architectures: [Architecture]
  /// Whether each play looks at the objects of the screens, which takes most of the time.
  var looksAtObjects = false
  /// Is told before a session is played in an architecture.
  var willPlay: (Architecture) -> Void = { _ in }

  /// What came of a session in all architectures.
  struct Outcome {
    var session: Session
    var difference: Difference?
    /// What lived on, by the ids of the architectures.
    var survivors: [String: [String]]
  }

  /// Makes up a session.
  func session(seed: UInt64) -> Session {
    made(seed).session
  }

  /// Makes up a session and plays it in all architectures.
  func outcome(seed: UInt64) -> Outcome {
    let (session, play) = made(seed)
    return outcome(of: session, plays: [play])
  }

  /// Plays a session in all architectures.
  func outcome(of session: Session) -> Outcome {
    outcome(of: session, plays: [])
  }

  private func made(_ seed: UInt64) -> (session: Session, play: Play) {
    willPlay(architectures[0])
    var generator = SessionGenerator(seed: seed)
    return generator.play(in: architectures[0], looksAtObjects: looksAtObjects)
  }

  private func outcome(of session: Session, plays known: [Play]) -> Outcome {
    let plays =
      known
      + architectures.dropFirst(known.count).map { architecture in
        willPlay(architecture)
        return session.play(in: architecture, looksAtObjects: looksAtObjects)
      }
    let named = zip(architectures, plays).map { (architecture: $0.id, play: $1) }
    let survivors = named.filter { !$0.play.survivors.isEmpty }
      .map { ($0.architecture, $0.play.survivors) }
    return Outcome(
      session: session, difference: Difference(between: named),
      survivors: Dictionary(uniqueKeysWithValues: survivors))
  }
}
