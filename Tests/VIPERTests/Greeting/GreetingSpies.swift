import Models

@testable import VIPER

final class GreetingViewSpy: GreetingViewInput {
  private(set) var greetings: [String] = []

  func setGreeting(_ greeting: String) {
    greetings.append(greeting)
  }
}

final class GreetingViewOutputSpy: GreetingViewOutput {
  private(set) var showGreetingTaps = 0

  func showGreetingTapped() {
    showGreetingTaps += 1
  }
}

final class GreetingInteractorSpy: GreetingInteractorInput {
  private(set) var fetches = 0

  func fetchPerson() {
    fetches += 1
  }
}

final class GreetingInteractorOutputSpy: GreetingInteractorOutput {
  private(set) var people: [Person] = []

  func didFetchPerson(_ person: Person) {
    people.append(person)
  }
}
