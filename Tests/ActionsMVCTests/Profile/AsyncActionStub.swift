import Scenarios
import Testing

/// An asynchronous action that waits until the test answers it, also when it is cancelled.
final class AsyncActionStub<Input, Output: Sendable, Failure: Error> {
  private(set) var inputs: [Input] = []
  private(set) var cancelledCount = 0
  private var continuations: [CheckedContinuation<Result<Output, Failure>, Never>] = []

  func run(_ input: Input) async throws(Failure) -> Output {
    inputs.append(input)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuations.append($0) }
    } onCancel: {
      MainActor.assumeIsolated { cancelledCount += 1 }
    }
    return try result.get()
  }

  func answer(_ result: Result<Output, Failure>) async throws {
    try await settle()
    try #require(!continuations.isEmpty)
    continuations.removeFirst().resume(returning: result)
    try await settle()
  }
}
