import Models
import PortableUIKit

/// The place where the greeting screen is put together.
package enum GreetingAssembly {
  package static func makeScreen(person: Person) -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }
}
