import HeadlessUIKit
import Models

/// Coordinates the greeting, from which the person goes nowhere.
final class GreetingCoordinator {
  private let person: Person

  init(person: Person) {
    self.person = person
  }
}

extension GreetingCoordinator: Coordinator {
  func makeScreen() -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }

  func finish() {}
}
