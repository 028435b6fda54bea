import HeadlessUIKit
import Testing

@testable import ActionsMVC

/// A replacement for an asynchronous action, which records its calls; the test hands over outputs.
final class AsyncActionSpy<Input, Success> {
  private(set) var inputs: [Input] = []
  private(set) weak var viewController: UIViewController?
  private var handler: ((Attempt<Success>) -> Void)?

  func run(
    _ viewController: UIViewController, _ input: Input,
    _ handler: @escaping (Attempt<Success>) -> Void
  ) {
    self.viewController = viewController
    self.handler = handler
    inputs.append(input)
  }

  /// Hands an output to the handler of the last call.
  func tell(_ attempt: Attempt<Success>) throws {
    let handler = try #require(handler)
    handler(attempt)
  }
}
