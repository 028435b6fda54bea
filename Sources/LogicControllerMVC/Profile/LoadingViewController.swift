import Foundation
import HeadlessUIKit

/// Shows that something is loading, for as long as it is a child of the screen.
final class LoadingViewController: UIViewController {
  private let spinner: UIActivityIndicatorView

  init(spinner: UIActivityIndicatorView) {
    self.spinner = spinner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = spinner
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.startAnimating()
  }
}
