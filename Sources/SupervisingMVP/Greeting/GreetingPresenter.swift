import Models

/// Handles the tap, and shows the greeting on the view.
///
/// This screen has no binding, since it shows nothing as the model has it: the greeting appears only
/// after a tap, and its words are the presenter's. So the screen is that of a passive view.
final class GreetingPresenter: GreetingPresenterProtocol {
  /// The view, which owns this presenter.
  weak var view: (any GreetingViewProtocol)?

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func showGreetingTapped() {
    view?.setGreeting(greeting(for: person))
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
