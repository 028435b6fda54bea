import Foundation
import Models

/// A post service whose requests wait until the scenario answers them.
///
/// Like `ScenarioService` it records cancellation and does not react to it. It sets the time zone
/// of the process to that of the person, who lives in Auckland: for half of each day, the date
/// there is not the date in UTC. So no machine's own time zone decides which day is shown.
@MainActor package final class ScenarioPostService: PostService {
  /// An answer of the service.
  package nonisolated enum Answer: Hashable, Sendable {
    case posts([Post])
    case failure(PostServiceError)
  }

  /// All requests so far, oldest first, each as the user whose posts it asks for.
  package var calls: [ScenarioCall<User.ID, Answer>] { requests.all }

  private let requests = ScenarioCalls<User.ID, Answer>(endingWith: .failure(.unreachable))

  /// Creates a service without requests, and sets the time zone of the process.
  package init() {
    Self.setTimeZone()
  }

  /// The time zone in which the person lives.
  package static let home = "Pacific/Auckland"
  private static var timeZone: String?

  /// Sets the time zone of the process to that in which the person is; at first, the person is at
  /// home.
  ///
  /// It takes effect at once in `TimeZone.current`, and in calendars and formatters made later.
  package static func setTimeZone(_ identifier: String = home) {
    guard identifier != timeZone else { return }
    timeZone = identifier
    setenv("TZ", identifier, 1)
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = NSTimeZone.system
  }

  package func posts(by userID: User.ID) async throws -> [Post] {
    switch await requests.answer(to: userID) {
    case .posts(let posts): return posts
    case .failure(let error): throw error
    }
  }

  /// Answers a waiting request.
  ///
  /// - Throws: `ScenarioError.noRequestForPosts` when no such request is waiting.
  package func answer(
    _ answer: Answer, to which: WaitingCall = .oldest
  ) throws(ScenarioError) {
    guard let call = requests.waiting(which) else { throw .noRequestForPosts }
    call.end(with: answer)
  }

  /// Answers all waiting requests with a failure, so that no task is left waiting.
  package func endEveryCall() {
    requests.endAll()
  }
}

extension ScenarioCall<User.ID, ScenarioPostService.Answer> {
  /// The user whose posts are asked for.
  package var userID: User.ID { request }
}
