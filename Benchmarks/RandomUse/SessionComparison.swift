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
    /// By the ids of the architectures, in the order of the list.
    var plays: [(architecture: String, play: Play)]

    var difference: Difference? { Difference(between: plays) }
    /// The ids of the architectures in which something lived on.
    var leaking: [String] {
      plays.filter { !$0.play.survivors.isEmpty }.map(\.architecture)
    }
  }

  /// Makes up a session.
  ///
  /// - Parameters:
  ///   - seed: What it follows from.
  ///   - maker: On whose screens; by turns where none is given, since nobody makes up what an
  ///     architecture does not offer.
  /// - Returns: The session.
  func session(seed: UInt64, on maker: Architecture? = nil) -> RandomSession {
    let maker = maker ?? architectures[Int(seed % UInt64(architectures.count))]
    willPlay(maker)
    var generator = SessionGenerator(seed: seed)
    return generator.session(in: maker)
  }

  /// Plays a session in all architectures.
  func outcome(of session: RandomSession) -> Outcome {
    let plays = architectures.map { architecture in
      willPlay(architecture)
      return (
        architecture: architecture.id,
        play: session.play(in: architecture, looksAtObjects: looksAtObjects)
      )
    }
    return Outcome(plays: plays)
  }
}
