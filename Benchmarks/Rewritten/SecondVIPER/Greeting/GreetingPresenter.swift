import Models

/// The presenter that words the greeting.
final class GreetingPresenter: GreetingPresenterProtocol {
  weak var view: (any GreetingViewProtocol)?
  private let interactor: any GreetingInteractorProtocol

  init(interactor: any GreetingInteractorProtocol) {
    self.interactor = interactor
  }

  func didTapGreetingButton() {
    interactor.findPerson()
  }
}

extension GreetingPresenter: GreetingInteractorOutputProtocol {
  func didFindPerson(_ person: Person) {
    let name = person.fullName
    view?.showGreeting(name.isEmpty ? "Hello" : "Hello \(name)")
  }
}
