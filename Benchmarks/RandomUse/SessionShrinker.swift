import Foundation
import Models
import Scenarios

/// Finds the shortest session of simple steps that still shows something.
@MainActor struct SessionShrinker {
  /// Whether a session shows it, and by which step; `nil` if it does not.
  let shows: (RandomSession) -> ShownBy?

  /// How much of a session it takes to show something.
  enum ShownBy: Equatable {
    /// All until this step, counted from 0.
    case step(Int)
    /// Its end.
    case end
  }

  /// Shrinks a session that shows it.
  ///
  /// - Returns: A session that shows it, too, and does no more if any step is left out.
  func shrunk(_ session: RandomSession) -> RandomSession {
    var best = session
    cut(&best)
    while true {
      let before = best
      leaveOut(from: &best)
      simplify(&best)
      if best == before { return best }
    }
  }

  /// Drops what comes after the step that shows it.
  private func cut(_ session: inout RandomSession) {
    if case .step(let index) = shows(session), index < session.steps.count {
      session.steps.removeSubrange((index + 1)...)
    }
  }

  private func leaveOut(from session: inout RandomSession) {
    var shorter = session
    shorter.steps = session.steps.shortest { steps in
      shows(RandomSession(screen: session.screen, steps: steps)) != nil
    }
    if shorter != session { _ = take(shorter, for: &session) }
  }

  private func simplify(_ session: inout RandomSession) {
    for screen in session.screen.simpler {
      var simpler = session
      simpler.screen = screen
      if take(simpler, for: &session) { break }
    }
    var index = 0
    while index < session.steps.count {
      for step in session.steps[index].simpler {
        var simpler = session
        simpler.steps[index] = step
        if take(simpler, for: &session) { break }
      }
      index += 1
    }
  }

  private func take(_ candidate: RandomSession, for session: inout RandomSession) -> Bool {
    guard shows(candidate) != nil else { return false }
    session = candidate
    cut(&session)
    return true
  }
}

extension Array {
  /// Leaves out as many elements as possible, many at once as long as that works.
  ///
  /// - Parameter shows: Whether some of the elements, in their order, still show it.
  /// - Returns: Elements that show it, of which neither one nor two can be left out.
  func shortest(that shows: ([Element]) throws -> Bool) rethrows -> [Element] {
    var best = try withoutRuns(shows)
    // What covers a screen and what uncovers it can only be left out together.
    while let shorter = try best.withoutTwo(shows) { best = try shorter.withoutRuns(shows) }
    return best
  }

  private func withoutTwo(_ shows: ([Element]) throws -> Bool) rethrows -> [Element]? {
    for second in indices {
      for first in indices[..<second] {
        var shorter = self
        shorter.remove(at: second)
        shorter.remove(at: first)
        if try shows(shorter) { return shorter }
      }
    }
    return nil
  }

  private func withoutRuns(_ shows: ([Element]) throws -> Bool) rethrows -> [Element] {
    var best = self
    var length = Swift.max(1, count / 2)
    while true {
      let before = best.count
      var start = 0
      while start < best.count {
        var shorter = best
        shorter.removeSubrange(start..<Swift.min(start + length, best.count))
        if try shows(shorter) { best = shorter } else { start += length }
      }
      // What had to stay may go once something behind it has gone.
      if length == 1, best.count == before { return best }
      length = Swift.max(1, length / 2)
    }
  }
}

extension Scenario.Screen {
  /// What is worth a try instead, the simplest first; never what is not simpler.
  fileprivate var simpler: [Self] {
    let simple: [Self] =
      switch self {
      case .greeting: [.greeting(Person(firstName: "David", lastName: "Blaine"))]
      case .profile: [.profile(cached: .blaine), .profile(cached: nil)]
      }
    return Array(simple.prefix { $0 != self })
  }
}

extension Step {
  /// What is worth a try instead, the simplest first; never what is not simpler.
  var simpler: [Step] {
    let simple: [Step] =
      switch self {
      case .type(_, let field): [.type("a", into: field)]
      case .choosePhoto: [.pause, .cancelPhoto, .choosePhoto(Photo.landscape.data)]
      case .cancelPhoto: [.pause]
      case .goHome, .goBackAndForth: [.goBack]
      case .selectRow: [.selectRow(0)]
      case .otherPartCaches: [.otherPartCaches(nil), .otherPartCaches(.blaine)]
      case .answer(let kind, let answer, let call):
        [.pause]
          + answer.simpler.flatMap { answer in
            call.simpler.map { .answer(kind, answer, to: $0) }
          }
      case .answerPosts(let answer, let call):
        [.pause]
          + answer.simpler.flatMap { answer in
            call.simpler.map { .answerPosts(answer, to: $0) }
          }
      default: []
      }
    return Array(simple.prefix { $0 != self })
  }
}

extension WaitingCall {
  /// What is worth a try with a simpler answer, the simplest first.
  fileprivate var simpler: [Self] {
    guard case .number(let number) = self, number > 1 else { return [.oldest, .newest] }
    return [.oldest, .newest] + (2...number).map(Self.number)
  }
}

extension ScenarioService.Answer {
  /// What is worth a try instead, and the answer itself.
  fileprivate var simpler: [Self] {
    let simple: [Self] =
      switch self {
      case .user: [.user(.blaine)]
      case .accepted: []
      case .failure: [.failure(.unreachable)]
      }
    return simple.prefix { $0 != self } + [self]
  }
}

extension ScenarioPostService.Answer {
  /// What is worth a try instead, and the answer itself.
  fileprivate var simpler: [Self] {
    let simple: [Self] = [.posts([]), .posts([.sample(1)])]
    guard case .posts(let posts) = self, posts.count > 1 else {
      return simple.prefix { $0 != self } + [self]
    }
    let fewer = posts.indices.map { Self.posts(Array(posts[..<$0] + posts[($0 + 1)...])) }
    return simple + fewer + [self]
  }
}
