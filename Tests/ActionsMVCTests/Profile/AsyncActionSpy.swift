import HeadlessUIKit
import Testing

@testable import ActionsMVC

/// A replacement for an asynchronous action; it records the inputs and performs no work.
///
/// A test provides the output of the action with ``tell(_:)``.
final class AsyncActionSpy<Input, Output> {
  private(set) var inputs: [Input] = []
  private(set) weak var viewController: UIViewController?
  private var handler: ((Output) -> Void)?

  func run(
    _ viewController: UIViewController, _ input: Input, _ handler: @escaping (Output) -> Void
  ) {
    self.viewController = viewController
    self.handler = handler
    inputs.append(input)
  }

  /// Hands an output to the handler of the last call.
  ///
  /// Each call of the action accepts only one output.
  func tell(_ output: Output) throws {
    let handler = try #require(handler)
    self.handler = nil
    handler(output)
  }
}
