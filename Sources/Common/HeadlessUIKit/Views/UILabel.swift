import Foundation

/// A view that shows text.
package class UILabel: UIView {
  /// The text that the label shows.
  package var text: String?

  /// The maximum number of lines of text; 0 means that there is no limit.
  package var numberOfLines = 1

  /// Creates a label without text; user interaction is disabled, as in UIKit.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
