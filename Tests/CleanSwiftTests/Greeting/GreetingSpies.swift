import Models

@testable import CleanSwift

final class GreetingPresentationLogicSpy: GreetingPresentationLogic {
  private(set) var people: [Person] = []

  func presentGreet(response: Greeting.Greet.Response) {
    people.append(response.person)
  }
}

final class GreetingDisplayLogicSpy: GreetingDisplayLogic {
  private(set) var greetings: [String] = []

  func displayGreet(viewModel: Greeting.Greet.ViewModel) {
    greetings.append(viewModel.greeting)
  }
}
