import Foundation
import PortableUIKit
import Models
import Views

/// Dispatches the tap, and shows the greeting.
final class GreetingViewController: UIViewController {
  private let store: Store
  private let id: ScreenID
  private let person: Person
  private let greetingView = GreetingView()

  init(store: Store, id: ScreenID, person: Person) {
    self.store = store
    self.id = id
    self.person = person
    super.init(nibName: nil, bundle: nil)
    title = "Greeting"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = greetingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.subscribe(self, to: GreetingSelectors(id: id).greeting) {
      $0.greetingView.label.text = $1?.text
    }
    greetingView.button.addAction(
      UIAction { [weak self] _ in self?.showGreetingTapped() }, for: .primaryActionTriggered)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.unsubscribe(self)
    store.dispatch(.greeting(.didLeave, on: id))
  }

  private func showGreetingTapped() {
    store.dispatch(.greeting(.showGreetingTapped(person), on: id))
  }
}
