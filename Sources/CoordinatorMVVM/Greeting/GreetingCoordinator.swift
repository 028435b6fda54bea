import Models
import PortableUIKit

/// Coordinates the greeting, from which the user goes nowhere.
final class GreetingCoordinator: Coordinator {
  let children = ChildCoordinators()

  private let person: Person

  init(person: Person) {
    self.person = person
  }

  func start() -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }
}
