import Foundation
import Models

/// One step of a scenario.
///
/// A scenario names its steps by the static members of this type, such as `.tap(Control.retry)`.
/// Queued work runs before an answer and after it, and before an expectation about requests. Any
/// other expectation reads the screen in the same turn as the previous step.
package nonisolated enum Step: Hashable, Sendable {
  case action(Action)
  case answer(Answer)
  case expect(Expectation)

  /// Something that the user or another part of the app does.
  package enum Action: Hashable, Sendable {
    case beginOpening, open, makeUnopened, endEditing, cover, replace, removeFromBelow, goBack,
      goHome
    case tap(String)
    case type(String, into: String)
    case clear(String)
    case placeCaret(atStartOf: String)
    case selectRow(Int)
    case otherPartCaches(User?)
    case travel(to: String)
  }

  /// Something that a request was waiting for.
  package enum Answer: Hashable, Sendable {
    case nothing
    case photo(Data?)
    case service(ScenarioService.Kind, ScenarioService.Answer, to: WaitingCall)
    case posts(ScenarioPostService.Answer, to: WaitingCall)
  }

  /// Something that must be true of the screen or of the requests.
  package enum Expectation: Hashable, Sendable {
    case seesLogIn, cancelledLibrary, cancelledPosts
    case sees(String, String)
    case seesTitle(String)
    case seesControl(String)
    case seesNothing(of: String)
    case seesPhoto(Photo?)
    case seesRows([[String]])
    case seesPost(Post)
    case isEnabled(String, Bool)
    case isSelected(row: Int?)
    case asked([ScenarioService.Request])
    case askedForPosts(by: [User.ID])
    case openedLibrary(times: Int)
    case cancelled(ScenarioService.Kind)
    case inFlight(ScenarioService.Kind)
    case caches(User?)
  }

  /// True if the step is an expectation, which only reads the screen and the requests.
  package var isExpectation: Bool {
    if case .expect = self { true } else { false }
  }

  /// True if queued work runs before the step, so that pending requests are made by then.
  package var awaitsIdleness: Bool {
    switch self {
    case .answer, .expect(.asked), .expect(.askedForPosts), .expect(.openedLibrary): true
    case .action, .expect: false
    }
  }
}

/// The request that is answered, among several waiting requests of one kind.
package nonisolated enum WaitingCall: Hashable, Sendable {
  /// The request that has waited longest.
  case oldest
  /// The request that was made last.
  case newest
  /// The request with this number, counted from 1 for the oldest.
  case number(Int)
}
