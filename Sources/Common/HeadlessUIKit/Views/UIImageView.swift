import Foundation

/// A view that shows an image.
package class UIImageView: UIView {
  /// The image that the view shows; `nil` if the view shows no image.
  package var image: UIImage?

  /// Creates an image view without an image; user interaction is disabled, as in UIKit.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view that shows an image.
  package convenience init(image: UIImage?) {
    self.init(frame: CGRect())
    self.image = image
  }

  /// Creates an image view without an image; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
