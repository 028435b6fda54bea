import Foundation
import PortableUIKit
import Views

/// Shows that the profile is loading, while it is a child of the screen.
final class LoadingViewController: UIViewController {
  private let loadingView = LoadingView()

  override func loadView() {
    view = loadingView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadingView.spinner.startAnimating()
  }
}
