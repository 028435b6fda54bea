import Foundation
import PortableUIKit
import Views

/// Shows the reason why the profile could not be loaded, while it is a child of the screen.
final class ErrorViewController: UIViewController {
  var retryHandler: @MainActor () -> Void = {}
  var logOutHandler: @MainActor () -> Void = {}

  private let errorView = ErrorView()

  override func loadView() {
    view = errorView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.isHidden = false
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryHandler() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutHandler() }, for: .primaryActionTriggered)
  }

  func show(_ message: String) {
    errorView.errorLabel.text = message
  }
}
