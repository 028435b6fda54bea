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

  /// A request, from the asking to the end.
  @MainActor package final class Call {
    package let userID: User.ID
    package fileprivate(set) var isCancelled = false
    /// Whether nobody has answered yet.
    package var isPending: Bool { continuation != nil }

    fileprivate var continuation: CheckedContinuation<Answer, Never>?

    fileprivate init(userID: User.ID) {
      self.userID = userID
    }
  }

  /// Every request so far, oldest first.
  package private(set) var calls: [Call] = []

  package init() {}

  package func posts(by userID: User.ID) async throws -> [Post] {
    let call = Call(userID: userID)
    calls.append(call)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { call.continuation = $0 }
    } onCancel: {
      MainActor.assumeIsolated { call.isCancelled = true }
    }
    switch answer {
    case .posts(let posts): return posts
    case .failure(let error): throw error
    }
  }

  /// Answers the oldest request that is still waiting.
  ///
  /// - Throws: `ScenarioError.nobodyAsksForPosts` when none waits.
  package func answer(_ answer: Answer) throws(ScenarioError) {
    guard let call = calls.first(where: \.isPending) else { throw .nobodyAsksForPosts }
    call.continuation?.resume(returning: answer)
    call.continuation = nil
  }

  /// Answers everything that still waits with a failure, so that no task is left waiting.
  package func endEveryCall() {
    for call in calls {
      call.continuation?.resume(returning: .failure(.unreachable))
      call.continuation = nil
    }
  }
}
