@testable import SupervisingMVP

final class GreetingViewSpy: GreetingViewProtocol {
  private(set) var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}
