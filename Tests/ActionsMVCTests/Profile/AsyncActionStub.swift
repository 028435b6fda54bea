import Jobs
import Scenarios
import Testing

/// An asynchronous action that waits for the test's answer, even if the action is cancelled.
final class AsyncActionStub<Input: Sendable, Output: Sendable, Failure: Error> {
  private let calls: ScenarioCalls<Input, Result<Output, Failure>>

  var inputs: [Input] { calls.all.map(\.request) }
  var cancelledCount: Int { calls.all.count(where: \.isCancelled) }

  /// Creates an action that returns `last` if the test gives no answer.
  init(endingWith last: Result<Output, Failure>) {
    calls = ScenarioCalls(endingWith: last)
  }

  func run(_ input: Input) async throws(Failure) -> Output {
    try await calls.answer(to: input).get()
  }

  func answer(_ result: Result<Output, Failure>) async throws {
    try await settle()
    try #require(calls.waiting(.oldest)).end(with: result)
    try await settle()
  }
}
