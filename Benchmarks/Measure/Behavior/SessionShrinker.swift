import Foundation
import Models
import Scenarios

/// A search for a shorter session, with simpler steps, that still shows a problem.
///
/// ```swift
/// let shrinker = SessionShrinker { session in
///   let play = session.play(in: Architecture.all[0], looksAtObjects: true)
///   return play.survivors.isEmpty ? nil : .end
/// }
/// let session = RandomSession(screen: .profile(cached: nil), steps: [.open, .goBack])
/// let shortest = shrinker.shrunk(session)
/// ```
@MainActor struct SessionShrinker {
  /// A function that returns the part of a session that shows the problem.
  ///
  /// The function returns `nil` if the session does not show the problem.
  let shows: (RandomSession) -> ShownBy?

  /// The part of a session that shows a problem.
  enum ShownBy: Equatable {
    /// The steps from the first step until the step with this index, inclusive.
    case step(Int)
    /// All steps, and the end of the session after them.
    case end
  }

  /// Returns the shortest and simplest session, among those tried, that still shows the problem.
  ///
  /// If any one step of the returned session were removed, the rest would not show the problem.
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

  /// Removes the steps after the step that shows the problem.
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
  /// Returns as few of the elements as possible that still show a problem.
  ///
  /// - Parameter shows: A function that takes some of the elements, in their order, and returns
  ///   true if these elements still show the problem.
  /// - Returns: The remaining elements. If any one or two of them were removed, the rest would not
  ///   show the problem.
  func shortest(that shows: ([Element]) throws -> Bool) rethrows -> [Element] {
    var best = try withoutRuns(shows)
    // A step that covers a screen and the one that uncovers it can only be removed together.
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
      // An element may become removable after a later one was removed.
      if length == 1, best.count == before { return best }
      length = Swift.max(1, length / 2)
    }
  }
}

extension Scenario.Screen {
  /// The simpler screens to try in place of this screen, the simplest first.
  fileprivate var simpler: [Self] {
    let simple: [Self] =
      switch self {
      case .greeting: [.greeting(Person(firstName: "David", lastName: "Blaine"))]
      case .profile: [.profile(cached: .blaine), .profile(cached: nil)]
      }
    return simple.before(self)
  }
}

extension Step {
  /// The simpler steps to try in place of this step, the simplest first.
  var simpler: [Step] {
    let simple: [Step] =
      switch self {
      case .action(.type(_, let field)): [.type("a", into: field)]
      case .answer(.photo(_?)): [.pause, .cancelPhoto, .choosePhoto(Photo.landscape.data)]
      case .answer(.photo(nil)): [.pause]
      case .action(.goHome): [.goBack]
      case .action(.selectRow): [.selectRow(0)]
      case .action(.otherPartCaches): [.otherPartCaches(nil), .otherPartCaches(.blaine)]
      case .answer(.service(let kind, let answer, _)):
        [.pause]
          + [answer.simplest, answer].flatMap {
            [.answer(kind, $0), .answer(kind, $0, to: .newest)]
          }
      case .answer(.posts(let answer, _)):
        [.pause] + answer.simpler.flatMap { [.answerPosts($0), .answerPosts($0, to: .newest)] }
      default: []
      }
    return simple.before(self)
  }
}

extension Array where Element: Equatable {
  /// Returns the elements before the first one that equals `element`; all elements if none does.
  fileprivate func before(_ element: Element) -> [Element] {
    Array(prefix { $0 != element })
  }
}

extension ScenarioService.Answer {
  fileprivate var simplest: Self {
    switch self {
    case .user: .user(.blaine)
    case .accepted: .accepted
    case .failure: .failure(.unreachable)
    }
  }
}

extension ScenarioPostService.Answer {
  /// The answers to try in a simpler step, the simplest first, and this answer as the last.
  fileprivate var simpler: [Self] {
    guard case .posts(let posts) = self, posts.count > 1 else {
      return [.posts([]), .posts([.sample(1)]), self]
    }
    let half = posts.count / 2
    let fewer =
      [Self.posts(Array(posts[..<half])), .posts(Array(posts[half...]))]
      + posts.indices.map { Self.posts(Array(posts[..<$0] + posts[($0 + 1)...])) }
    return [.posts([]), .posts([.sample(1)])] + fewer + [self]
  }
}
