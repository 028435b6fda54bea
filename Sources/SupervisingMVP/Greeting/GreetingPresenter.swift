import Models

/// Handles the tap: words the greeting, and sets it in the model.
final class GreetingPresenter {
  private let model: GreetingModel

  init(model: GreetingModel) {
    self.model = model
  }
}

extension GreetingPresenter: GreetingPresenterProtocol {
  func showGreetingTapped() {
    model.greeting = greeting(for: model.person)
  }

  private func greeting(for person: Person) -> String {
    let name = person.fullName
    return name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
