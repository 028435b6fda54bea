import Foundation

/// A view that shows an image.
package class UIImageView: UIView {
  /// The image that the view shows.
  package var image: UIImage?

  /// Creates an image view; image views take no touches by default.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view that shows an image.
  package convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates an image view without image; the coder is not read.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
