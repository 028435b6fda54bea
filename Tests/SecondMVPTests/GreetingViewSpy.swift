@testable import SecondMVP

/// A view that records the greetings it is asked to show.
final class GreetingViewSpy: GreetingViewProtocol {
  private(set) var greetings: [String] = []

  func showGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}
