import Foundation

/// A view that shows text which cannot be edited.
package class UILabel: UIView {
  /// The text that the label shows.
  package var text: String?

  /// The greatest number of lines, where 0 means as many as needed.
  package var numberOfLines = 1

  /// Creates a label; labels take no touches by default.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive, of which this module has none.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
