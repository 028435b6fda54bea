import Architectures

/// A comparison of architectures that plays the same sessions in all of them.
///
/// ```swift
/// let comparison = SessionComparison(architectures: Architecture.all)
/// let session = comparison.session(seed: 7)
/// print(comparison.outcome(of: session).difference?.dissenters ?? [])
/// ```
@MainActor struct SessionComparison {
  /// The architectures, in the order in which each session is played in them.
  let architectures: [Architecture]
  /// True if each play searches for leaked objects, which are still alive after the session.
  ///
  /// This search takes most of the time of a play.
  var looksAtObjects = false
  /// A function that is called before a session is played in an architecture.
  var willPlay: (Architecture) -> Void = { _ in }

  /// The plays of one session in all architectures.
  struct Outcome {
    /// The plays, each with the id of its architecture, in the order of the architectures.
    var plays: [(architecture: String, play: Play)]

    /// The first difference between the plays; `nil` if there is none.
    var difference: Difference? { Difference(between: plays) }
    /// The ids of the architectures in which an object or a task outlived the session.
    var leaking: [String] {
      plays.filter { !$0.play.survivors.isEmpty }.map(\.architecture)
    }
  }

  /// Returns a random session; equal seeds give equal sessions.
  ///
  /// The screens of `maker` decide which steps the session can contain, so that this architecture
  /// can perform all of them. With `nil`, the seed selects one of the compared architectures.
  func session(seed: UInt64, on maker: Architecture? = nil) -> RandomSession {
    let maker = maker ?? architectures[Int(seed % UInt64(architectures.count))]
    willPlay(maker)
    var generator = SessionGenerator(seed: seed)
    return generator.session(in: maker)
  }

  /// Plays a session in all architectures, and returns the plays.
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
