import Models

/// Makes the text of the greeting.
final class GreetingPresenter {
  weak var view: (any GreetingViewInput)?

  private let interactor: any GreetingInteractorInput

  init(interactor: any GreetingInteractorInput) {
    self.interactor = interactor
  }
}

extension GreetingPresenter: GreetingViewOutput {
  func showGreetingTapped() {
    interactor.fetchPerson()
  }
}

extension GreetingPresenter: GreetingInteractorOutput {
  func didFetchPerson(_ person: Person) {
    view?.setGreeting(greeting(for: person))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
