import Models

/// Handles the tap and composes the greeting, which the view shows from the model by itself.
///
/// There is nothing here that takes more than a binding, and so the presenter knows no view.
final class GreetingPresenter {
  private let model: GreetingModel

  init(model: GreetingModel) {
    self.model = model
  }

  func showGreetingTapped() {
    model.greeting = greeting(for: model.person)
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
