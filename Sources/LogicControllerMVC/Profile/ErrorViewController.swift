import Foundation
import HeadlessUIKit
import Views

/// Shows the reason why the profile could not be loaded, for as long as it is a child of the screen.
final class ErrorViewController: UIViewController {
  private let error: any Error
  private let retryHandler: () -> Void
  private let logOutHandler: () -> Void
  private let errorView = ErrorView()

  init(
    error: any Error, retryHandler: @escaping () -> Void, logOutHandler: @escaping () -> Void
  ) {
    self.error = error
    self.retryHandler = retryHandler
    self.logOutHandler = logOutHandler
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = errorView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.errorLabel.text = error.localizedDescription
    errorView.isHidden = false
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryHandler() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutHandler() }, for: .primaryActionTriggered)
  }
}
