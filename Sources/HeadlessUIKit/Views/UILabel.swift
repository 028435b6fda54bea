import Foundation

/// A view that shows text.
package class UILabel: UIView {
  /// The text that the label shows.
  package var text: String?

  /// The largest number of lines; 0 for as many as needed.
  package var numberOfLines = 1

  /// Creates a label; labels take no touches by default.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label without text; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
