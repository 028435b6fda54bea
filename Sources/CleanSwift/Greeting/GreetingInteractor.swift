import Models

/// What the view controller can request.
protocol GreetingBusinessLogic {
  func showGreeting(request: Greeting.ShowGreeting.Request)
}

/// Knows whom to greet.
final class GreetingInteractor {
  private let presenter: any GreetingPresentationLogic
  private let person: Person

  init(presenter: any GreetingPresentationLogic, person: Person) {
    self.presenter = presenter
    self.person = person
  }
}

extension GreetingInteractor: GreetingBusinessLogic {
  func showGreeting(request: Greeting.ShowGreeting.Request) {
    presenter.presentGreeting(response: Greeting.ShowGreeting.Response(person: person))
  }
}
