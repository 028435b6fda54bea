/// The requests to a service, which wait until the scenario answers them in any order.
///
/// A cancelled request goes on waiting, and its cancellation is recorded. So a scenario can try an
/// answer that comes too late, as if it had been on its way already.
@MainActor package final class ScenarioCalls<Request: Sendable, Answer: Sendable> {
  /// All requests so far, oldest first.
  package private(set) var all: [ScenarioCall<Request, Answer>] = []

  private let lastAnswer: Answer

  /// Creates an empty list; `endAll()` answers waiting requests with `lastAnswer`.
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

  /// Returns one of the waiting requests that match; `nil` if there is none.
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

  /// Answers all waiting requests, so that no task is left waiting.
  package func endAll() {
    for call in all { call.end(with: lastAnswer) }
  }
}

/// A request and its state.
@MainActor package final class ScenarioCall<Request: Sendable, Answer: Sendable> {
  package let request: Request
  package fileprivate(set) var isCancelled = false
  /// True while the request waits for its answer.
  package var isPending: Bool { continuation != nil }

  fileprivate var continuation: CheckedContinuation<Answer, Never>?

  fileprivate init(request: Request) {
    self.request = request
  }

  /// Answers the request if it is still waiting.
  package func end(with answer: Answer) {
    guard let continuation else { return }
    continuation.resume(returning: answer)
    self.continuation = nil
    UnansweredCalls.remove(self)
  }
}
