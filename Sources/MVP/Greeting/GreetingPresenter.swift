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
    view?.setGreeting(greeting(for: person))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
