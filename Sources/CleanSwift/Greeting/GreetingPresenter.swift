import Models

/// The responses of the interactor.
protocol GreetingPresentationLogic: AnyObject {
  func presentGreet(response: Greeting.Greet.Response)
}

/// Makes the text of the greeting.
final class GreetingPresenter {
  weak var viewController: (any GreetingDisplayLogic)?
}

extension GreetingPresenter: GreetingPresentationLogic {
  func presentGreet(response: Greeting.Greet.Response) {
    let name = response.person.fullName
    let greeting = name.isEmpty ? "Hello" : "Hello \(name)"
    viewController?.displayGreet(viewModel: Greeting.Greet.ViewModel(greeting: greeting))
  }
}
