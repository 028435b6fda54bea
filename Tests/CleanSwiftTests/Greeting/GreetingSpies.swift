import Models

@testable import CleanSwift

final class GreetingPresentationLogicSpy: GreetingPresentationLogic {
  private(set) var people: [Person] = []

  func presentGreeting(response: Greeting.ShowGreeting.Response) {
    people.append(response.person)
  }
}

final class GreetingDisplayLogicSpy: GreetingDisplayLogic {
  private(set) var greetings: [String] = []

  func displayGreeting(viewModel: Greeting.ShowGreeting.ViewModel) {
    greetings.append(viewModel.greeting)
  }
}
