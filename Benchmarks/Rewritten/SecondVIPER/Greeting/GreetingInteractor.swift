import Models

/// The interactor that knows the person to greet.
final class GreetingInteractor: GreetingInteractorProtocol {
  weak var output: (any GreetingInteractorOutputProtocol)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func findPerson() {
    output?.didFindPerson(person)
  }
}
