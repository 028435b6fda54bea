@testable import VIPER

final class GreetingViewSpy: GreetingViewInput {
  private(set) var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}

final class GreetingInteractorSpy: GreetingInteractorInput {
  private(set) var fetches = 0

  func fetchName() {
    fetches += 1
  }
}

final class GreetingInteractorOutputSpy: GreetingInteractorOutput {
  private(set) var names: [String] = []

  func didFetchName(_ name: String) {
    names.append(name)
  }
}
