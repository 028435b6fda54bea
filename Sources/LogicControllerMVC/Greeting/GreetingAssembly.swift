import PortableUIKit
import Models

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    GreetingViewController(logicController: GreetingLogicController(person: person))
  }
}
