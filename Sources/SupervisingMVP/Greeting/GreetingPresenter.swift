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
    let name = model.person.fullName
    model.greeting = name.isEmpty ? "Hello" : "Hello \(name)"
  }
}
