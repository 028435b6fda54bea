import Models

/// The responses of the interactor.
protocol GreetingPresentationLogic: AnyObject {
  func presentGreeting(response: Greeting.ShowGreeting.Response)
}

/// Makes the text of the greeting.
final class GreetingPresenter {
  weak var viewController: (any GreetingDisplayLogic)?
}

extension GreetingPresenter: GreetingPresentationLogic {
  func presentGreeting(response: Greeting.ShowGreeting.Response) {
    viewController?.displayGreeting(
      viewModel: Greeting.ShowGreeting.ViewModel(greeting: greeting(for: response.person)))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
