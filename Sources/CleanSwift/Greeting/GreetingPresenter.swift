import Models

/// What the interactor can respond with.
protocol GreetingPresentationLogic {
  func presentGreeting(response: Greeting.ShowGreeting.Response)
}

/// Turns a person into the greeting that the screen shows.
final class GreetingPresenter {
  weak var viewController: (any GreetingDisplayLogic)?

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}

extension GreetingPresenter: GreetingPresentationLogic {
  func presentGreeting(response: Greeting.ShowGreeting.Response) {
    viewController?.displayGreeting(
      viewModel: Greeting.ShowGreeting.ViewModel(greeting: greeting(for: response.person)))
  }
}
