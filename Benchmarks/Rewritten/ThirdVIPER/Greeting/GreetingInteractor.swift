import Models

/// The interactor that knows the person to greet.
final class GreetingInteractor: GreetingInteractorProtocol {
  weak var output: (any GreetingInteractorOutput)?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func fetchFullName() {
    output?.didFetchFullName(person.fullName)
  }
}
