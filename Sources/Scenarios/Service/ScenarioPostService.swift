import Models

/// A post service that lets each request wait until the scenario answers it.
///
/// Like `ScenarioService` it ignores cancellation, and remembers it.
@MainActor package final class ScenarioPostService: PostService {
  /// What the service says to a request.
  package nonisolated enum Answer: Hashable, Sendable {
    case posts([Post])
    case failure(PostServiceError)
  }

  /// Every request so far, by whose posts it asks for, oldest first.
  package var calls: [ScenarioCall<User.ID, Answer>] { requests.all }

  private let requests = ScenarioCalls<User.ID, Answer>(endingWith: .failure(.unreachable))

  package init() {}

  package func posts(by userID: User.ID) async throws -> [Post] {
    switch await requests.answer(to: userID) {
    case .posts(let posts): return posts
    case .failure(let error): throw error
    }
  }

  /// Answers a request that is still waiting.
  ///
  /// - Throws: `ScenarioError.nobodyAsksForPosts` when none waits, or not so many.
  package func answer(
    _ answer: Answer, to which: WaitingCall = .oldest
  ) throws(ScenarioError) {
    guard let call = requests.waiting(which) else { throw .nobodyAsksForPosts }
    call.end(with: answer)
  }

  /// Answers everything that still waits with a failure, so that no task is left waiting.
  package func endEveryCall() {
    requests.endAll()
  }
}

extension ScenarioCall<User.ID, ScenarioPostService.Answer> {
  /// Whose posts are asked for.
  package var userID: User.ID { request }
}
