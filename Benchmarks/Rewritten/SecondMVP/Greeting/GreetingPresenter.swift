import Models

/// The presenter that words the greeting for a person.
final class GreetingPresenter: GreetingPresenterProtocol {
  weak var view: (any GreetingViewProtocol)?
  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func didTapGreetingButton() {
    let name = person.fullName
    view?.showGreeting(name.isEmpty ? "Hello" : "Hello \(name)")
  }
}
