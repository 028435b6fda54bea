import Foundation
import Models
import PortableUIKit
import Views

/// Dispatches the tap, and shows the greeting.
package final class GreetingViewController: UIViewController {
  private let store: Store
  private let id: ScreenID
  private let person: Person
  private let greetingView = GreetingView()

  /// Creates the greeting screen for a person.
  package init(store: Store, id: ScreenID, person: Person) {
    self.store = store
    self.id = id
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func loadView() {
    view = greetingView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.showGreetingTapped() }, for: .primaryActionTriggered)
    store.subscribe(self, select: { [id] in GreetingSelectors.greeting(on: id, in: $0) }) {
      $0.greetingView.label.text = $1
    }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.unsubscribe(self)
    store.dispatch(.greeting(.didLeave, on: id))
  }

  private func showGreetingTapped() {
    store.dispatch(.greeting(.showGreetingTapped(person), on: id))
  }
}
