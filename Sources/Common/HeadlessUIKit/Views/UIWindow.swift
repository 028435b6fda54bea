import Foundation

/// The root of a view hierarchy; views outside of a window are not on screen.
package class UIWindow: UIView {
  /// The view controller whose view fills the window.
  package var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      subviews.reversed().forEach { $0.removeFromSuperview() }
      installRootView()
    }
  }

  /// True if the window is hidden; a new window is hidden until `makeKeyAndVisible()` is called.
  package override var isHidden: Bool {
    didSet {
      guard oldValue, !isHidden else { return }
      installRootView()
    }
  }

  /// The object in this window that receives keyboard input; `nil` if no object receives input.
  weak var firstResponder: UIResponder?

  /// Creates a hidden window.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden window; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  package override var window: UIWindow? { self }

  /// Shows the window with the view of its root view controller.
  package func makeKeyAndVisible() {
    isHidden = false
  }

  private func installRootView() {
    guard let rootViewController, !isHidden else { return }
    insertSubview(rootViewController.view, at: 0)
  }
}
