import Models

/// A service that lets each request wait until the scenario answers it, in any order.
///
/// It ignores cancellation, as a request may whose answer is already on its way, so that late
/// answers can be tried; that a request was cancelled is remembered.
@MainActor package final class ScenarioService: UserService {
  /// What a screen asked of the service.
  package nonisolated enum Request: Hashable, Sendable {
    case currentUser
    case changeDisplayName(DisplayName)
    case changePhoto(Photo)
    case logOut

    /// What kind of request it is, whatever its content.
    package var kind: Kind {
      switch self {
      case .currentUser: .currentUser
      case .changeDisplayName: .changeDisplayName
      case .changePhoto: .changePhoto
      case .logOut: .logOut
      }
    }
  }

  /// The kinds of requests.
  package nonisolated enum Kind: String, Hashable, Sendable, CaseIterable {
    case currentUser, changeDisplayName, changePhoto, logOut
  }

  /// What the service says to a request.
  package nonisolated enum Answer: Hashable, Sendable {
    /// The user, to a request for the current one.
    case user(User)
    /// Yes, to a change or to logging out.
    case accepted
    /// No, to any request.
    case failure(UserServiceError)
  }

  /// Every request so far, oldest first.
  package var calls: [ScenarioCall<Request, Answer>] { requests.all }

  private let requests = ScenarioCalls<Request, Answer>(endingWith: .failure(.unreachable))

  package init() {}

  package func currentUser() async throws -> User {
    switch await requests.answer(to: .currentUser) {
    case .user(let user): return user
    case .failure(let error): throw error
    case .accepted: throw ScenarioError.answerDoesNotFit(.currentUser)
    }
  }

  package func changeDisplayName(to name: DisplayName) async throws {
    try await accept(.changeDisplayName(name))
  }

  package func changePhoto(to photo: Photo) async throws {
    try await accept(.changePhoto(photo))
  }

  package func logOut() async throws {
    try await accept(.logOut)
  }

  /// Answers a request of a kind that is still waiting.
  ///
  /// - Throws: `ScenarioError.nothingToAnswer` when none waits, or not so many.
  package func answer(
    _ kind: Kind, with answer: Answer, to which: WaitingCall = .oldest
  ) throws(ScenarioError) {
    guard let call = requests.waiting(which, where: { $0.kind == kind }) else {
      throw .nothingToAnswer(kind)
    }
    call.end(with: answer)
  }

  /// Answers everything that still waits with a failure, so that no task is left waiting.
  package func endEveryCall() {
    requests.endAll()
  }

  private func accept(_ request: Request) async throws {
    switch await requests.answer(to: request) {
    case .accepted: return
    case .failure(let error): throw error
    case .user: throw ScenarioError.answerDoesNotFit(request.kind)
    }
  }
}
