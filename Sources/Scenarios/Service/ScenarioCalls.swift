/// What a service was asked, each request until the scenario answers it, in any order.
///
/// Cancellation is ignored, as a request may whose answer is already on its way, so that late
/// answers can be tried; that a request was cancelled is remembered.
@MainActor final class ScenarioCalls<Request: Sendable, Answer: Sendable> {
  /// Every request so far, oldest first.
  private(set) var all: [ScenarioCall<Request, Answer>] = []

  /// Makes a request and waits for its answer.
  func answer(to request: Request) async -> Answer {
    let call = ScenarioCall<Request, Answer>(request: request)
    all.append(call)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { call.continuation = $0 }
    } onCancel: {
      MainActor.assumeIsolated { call.isCancelled = true }
    }
  }

  /// One of the requests that nobody has answered yet, among those that match.
  func waiting(
    _ which: WaitingCall, where matches: (Request) -> Bool = { _ in true }
  ) -> ScenarioCall<Request, Answer>? {
    switch which {
    case .oldest: all.first { $0.isPending && matches($0.request) }
    case .newest: all.last { $0.isPending && matches($0.request) }
    }
  }

  /// Answers everything that still waits, so that no task is left waiting.
  func endAll(with answer: Answer) {
    for call in all { call.end(with: answer) }
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
  func end(with answer: Answer) {
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
