import Models
import PortableUIKit

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }
}
