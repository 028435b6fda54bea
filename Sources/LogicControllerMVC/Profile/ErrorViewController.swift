import Foundation
import HeadlessUIKit

/// Shows what went wrong and, where that helps, a button to try again.
final class ErrorViewController: UIViewController {
  private let errorLabel: UILabel
  private let retryButton: UIButton
  private let retryHandler: () -> Void

  init(errorLabel: UILabel, retryButton: UIButton, retryHandler: @escaping () -> Void) {
    self.errorLabel = errorLabel
    self.retryButton = retryButton
    self.retryHandler = retryHandler
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let stackView = UIStackView(arrangedSubviews: [errorLabel, retryButton])
    stackView.axis = .vertical
    view = stackView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorLabel.isHidden = false
    retryButton.addAction(
      UIAction { [weak self] _ in self?.retryHandler() }, for: .primaryActionTriggered)
  }

  func render(_ error: any Error, canRetry: Bool) {
    errorLabel.text = error.localizedDescription
    retryButton.isHidden = !canRetry
  }
}
