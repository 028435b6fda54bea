import Models
import PortableUIKit

/// The assembly that puts the parts of the greeting screen together.
package enum GreetingAssembly {
  package static func makeScreen(person: Person) -> UIViewController {
    GreetingViewController(viewModel: GreetingViewModel(person: person))
  }
}
