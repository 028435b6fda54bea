import Architectures

/// Plays sessions in architectures and compares what came of them.
@MainActor struct SessionComparison {
  /// In the order of the list.
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
  ///
  /// - Parameters:
  ///   - seed: What it follows from.
  ///   - maker: On whose screens; by turns where none is given, since nobody makes up what an
  ///     architecture does not offer.
  /// - Returns: The session.
  func session(seed: UInt64, on maker: Architecture? = nil) -> Session {
    let maker = maker ?? architectures[Int(seed % UInt64(architectures.count))]
    willPlay(maker)
    var generator = SessionGenerator(seed: seed)
    return generator.session(in: maker)
  }

  /// Makes up a session and plays it in all architectures.
  func outcome(seed: UInt64) -> Outcome {
    outcome(of: session(seed: seed))
  }

  /// Plays a session in all architectures.
  func outcome(of session: Session) -> Outcome {
    let plays = architectures.map { architecture in
      willPlay(architecture)
      return (
        architecture: architecture.id,
        play: session.play(in: architecture, looksAtObjects: looksAtObjects)
      )
    }
    let survivors = plays.filter { !$0.play.survivors.isEmpty }
      .map { ($0.architecture, $0.play.survivors) }
    return Outcome(
      session: session, difference: Difference(between: plays),
      survivors: Dictionary(uniqueKeysWithValues: survivors))
  }
}
