/// What a service was asked, each request until the scenario answers it, in any order.
///
/// Cancellation is ignored, as a request may whose answer is already on its way, so that late
/// answers can be tried; that a request was cancelled is remembered.
@MainActor package final class ScenarioCalls<Request: Sendable, Answer: Sendable> {
  /// Every request so far, oldest first.
  package private(set) var all: [ScenarioCall<Request, Answer>] = []

  private let lastAnswer: Answer

  /// Creates a service's requests, of which those that nobody has answered end with `lastAnswer`.
  package init(endingWith lastAnswer: Answer) {
    self.lastAnswer = lastAnswer
  }

  /// Makes a request and waits for its answer.
  package func answer(to request: Request) async -> Answer {
    let call = ScenarioCall<Request, Answer>(request: request)
    all.append(call)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        call.continuation = continuation
        UnansweredCalls.insert(call) { [lastAnswer] in call.end(with: lastAnswer) }
      }
    } onCancel: {
      MainActor.assumeIsolated { call.isCancelled = true }
    }
  }

  /// One of the requests that nobody has answered yet, among those that match.
  package func waiting(
    _ which: WaitingCall, where matches: (Request) -> Bool = { _ in true }
  ) -> ScenarioCall<Request, Answer>? {
    let waiting = all.filter { $0.isPending && matches($0.request) }
    return switch which {
    case .oldest: waiting.first
    case .newest: waiting.last
    case .number(let number): waiting.dropFirst(number - 1).first
    }
  }

  /// Answers everything that still waits, so that no task is left waiting.
  package func endAll() {
    for call in all { call.end(with: lastAnswer) }
  }
}

/// A request, from the asking to the end.
@MainActor package final class ScenarioCall<Request: Sendable, Answer: Sendable> {
  package let request: Request
  package fileprivate(set) var isCancelled = false
  /// Whether nobody has answered yet.
  package var isPending: Bool { continuation != nil }

  fileprivate var continuation: CheckedContinuation<Answer, Never>?

  fileprivate init(request: Request) {
    self.request = request
  }

  /// Answers the request if nobody has.
  package func end(with answer: Answer) {
    guard let continuation else { return }
    continuation.resume(returning: answer)
    self.continuation = nil
    UnansweredCalls.remove(self)
  }
}
