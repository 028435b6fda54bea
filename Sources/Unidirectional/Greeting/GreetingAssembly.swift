import Models
import PortableUIKit

/// Puts the greeting screen together.
package enum GreetingAssembly {
  /// Makes the greeting screen for a person.
  package static func makeScreen(person: Person) -> UIViewController {
    GreetingViewController(
      store: Store(state: GreetingState(person: person), reduce: GreetingReducer.reduce))
  }
}
