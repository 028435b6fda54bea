import Models

/// The requests of the view controller.
protocol GreetingBusinessLogic: AnyObject {
  func greet(request: Greeting.Greet.Request)
}

/// Handles the request, and sends the outcome to the presenter.
final class GreetingInteractor {
  private let presenter: any GreetingPresentationLogic
  private let person: Person

  init(presenter: any GreetingPresentationLogic, person: Person) {
    self.presenter = presenter
    self.person = person
  }
}

extension GreetingInteractor: GreetingBusinessLogic {
  func greet(request: Greeting.Greet.Request) {
    presenter.presentGreet(response: Greeting.Greet.Response(person: person))
  }
}
