import Models

/// Knows the person to greet.
final class GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?

  private let person: Person

  init(person: Person) {
    self.person = person
  }
}

extension GreetingInteractor: GreetingInteractorInput {
  func fetchName() {
    output?.didFetchName(person.fullName)
  }
}
