import Models

/// A service whose requests wait until the scenario answers them, in any order.
///
/// ```swift
/// let service = ScenarioService()
/// let task = Task { try await service.currentUser() }
/// try await settle()
/// try service.answer(.currentUser, with: .user(.blaine))
/// ```
///
/// A cancelled request goes on waiting, and its cancellation is recorded. So a scenario can try an
/// answer that comes too late.
@MainActor package final class ScenarioService: UserService {
  /// A request of a screen.
  package nonisolated enum Request: Hashable, Sendable {
    case currentUser
    case changeDisplayName(DisplayName)
    case changePhoto(Photo)
    case logOut

    /// The kind of the request.
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

  /// An answer of the service.
  package nonisolated enum Answer: Hashable, Sendable {
    /// The user, to a request for the current one.
    case user(User)
    /// The acceptance of a change or of logging out.
    case accepted
    /// The failure of any request.
    case failure(UserServiceError)
  }

  /// All requests so far, oldest first.
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

  /// Answers a waiting request of a kind.
  ///
  /// - Throws: `ScenarioError.nothingToAnswer` when no such request is waiting.
  package func answer(
    _ kind: Kind, with answer: Answer, to which: WaitingCall = .oldest
  ) throws(ScenarioError) {
    guard let call = requests.waiting(which, where: { $0.kind == kind }) else {
      throw .nothingToAnswer(kind)
    }
    call.end(with: answer)
  }

  /// Answers all waiting requests with a failure, so that no task is left waiting.
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
