import HeadlessUIKit

extension UIViewController {
  /// Loads the view and lets the view controller appear completely, without a window.
  func appear() {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }
}
