import HeadlessUIKit

extension UIViewController {
  /// Loads the view and lets the view controller appear completely, in no window.
  func appear() {
    loadViewIfNeeded()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }
}
