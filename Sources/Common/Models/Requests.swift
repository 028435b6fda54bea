/// The requests that a screen has in flight, at most one of each kind.
///
/// A request has two parts: work, which asks a service, and the delivery of the answer to the
/// screen. The work may go on after the screen has been closed. The objects that the two parts
/// capture stay alive until the work ends. Both parts should therefore capture the screen's objects
/// weakly or not at all.
///
/// ```swift
/// @MainActor func load(from service: any UserService, with requests: Requests) {
///   requests.start(.load) {
///     try await service.currentUser()
///   } deliver: { result in
///     if case .success(let user) = result { print(user.displayName.text) }
///   }
/// }
/// ```
@MainActor package final class Requests {
  /// The kinds of requests.
  package enum Kind: Hashable, Sendable {
    case load, changeDisplayName, choosePhoto, changePhoto, loadPosts
  }

  private struct Request {
    let number: Int
    let task: Task<Void, Never>
  }

  private var inFlight: [Kind: Request] = [:]
  private var lastNumber = 0

  /// Creates an empty list of requests.
  package init() {}

  /// Starts a request, and cancels an earlier request of the same kind that is still in flight.
  ///
  /// The request is no longer in flight when the answer is delivered.
  ///
  /// - Parameters:
  ///   - kind: The kind of the request.
  ///   - work: The function that asks for the answer. Once the request is cancelled, the function
  ///     should change nothing more.
  ///   - deliver: The function that receives the answer. This function is not called if the request
  ///     has been cancelled or let go, or if the `Requests` object no longer exists.
  package func start<Answer: Sendable, Failure: Error>(
    _ kind: Kind, _ work: @escaping @MainActor () async throws(Failure) -> Answer,
    deliver: @escaping @MainActor (Result<Answer, Failure>) -> Void
  ) {
    cancel(kind)
    lastNumber += 1
    let number = lastNumber
    let task = Task { [weak self] in
      let result: Result<Answer, Failure>
      do throws(Failure) {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      guard let self, inFlight[kind]?.number == number else { return }
      inFlight[kind] = nil
      deliver(result)
    }
    inFlight[kind] = Request(number: number, task: task)
  }

  /// Cancels the requests of some kinds: their work, and the delivery of their answers.
  package func cancel(_ kinds: Kind...) {
    for kind in kinds {
      inFlight.removeValue(forKey: kind)?.task.cancel()
    }
  }

  /// Cancels all requests: their work, and the delivery of their answers.
  package func cancelAll() {
    for request in inFlight.values { request.task.cancel() }
    inFlight = [:]
  }

  /// Lets the requests of some kinds go: their work goes on, and their answers are not delivered.
  package func letGo(_ kinds: Kind...) {
    for kind in kinds { inFlight[kind] = nil }
  }
}
