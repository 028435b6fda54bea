import Models

/// Handles the tap, and shows the greeting on the view.
///
/// The view has no binding here, since it shows nothing just as the model has it: the greeting
/// appears only after a tap, and its words are the presenter's. So this view is a passive one.
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
