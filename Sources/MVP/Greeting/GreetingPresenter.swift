import Models

/// Decides all that the greeting screen shows.
final class GreetingPresenter {
  /// The view, which owns this presenter.
  weak var view: (any GreetingViewProtocol)?

  private let person: Person

  init(person: Person) {
    self.person = person
  }
}

extension GreetingPresenter: GreetingPresenterProtocol {
  func showGreetingTapped() {
    let name = person.fullName
    view?.setGreeting(name.isEmpty ? "Hello" : "Hello \(name)")
  }
}
