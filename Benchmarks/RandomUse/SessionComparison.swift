import Architectures

/// A comparison of architectures that plays the same sessions in all of them.
///
/// ```swift
/// let comparison = SessionComparison(architectures: Architecture.all)
/// let session = comparison.session(seed: 7)
/// print(comparison.outcome(of: session).difference?.dissenters ?? [])
/// ```
@MainActor struct SessionComparison {
  /// The architectures in the order of the comparison.
  let architectures: [Architecture]
  /// True if each play inspects the objects of the screens, which takes most of the time.
  var looksAtObjects = false
  /// A function to call before a session is played in an architecture.
  var willPlay: (Architecture) -> Void = { _ in }

  /// The plays of a session in all architectures.
  struct Outcome {
    /// The plays with the ids of their architectures, in the order of the comparison.
    var plays: [(architecture: String, play: Play)]

    /// The first difference between the plays; `nil` if there is none.
    var difference: Difference? { Difference(between: plays) }
    /// The ids of the architectures in which an object or a task outlived the session.
    var leaking: [String] {
      plays.filter { !$0.play.survivors.isEmpty }.map(\.architecture)
    }
  }

  /// Makes up a session.
  ///
  /// - Parameters:
  ///   - seed: The seed, which determines the session.
  ///   - maker: The architecture whose screens decide which actions the session can contain. With
  ///     `nil`, the architectures take turns.
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
