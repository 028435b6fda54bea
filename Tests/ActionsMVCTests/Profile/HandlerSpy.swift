/// A handler that records the outputs of an action.
final class HandlerSpy<Output> {
  private(set) var outputs: [Output] = []

  func handle(_ output: Output) {
    outputs.append(output)
  }
}
