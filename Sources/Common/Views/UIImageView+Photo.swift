import Foundation
import PortableUIKit

extension UIImageView {
  /// Shows the photo that `data` contains.
  ///
  /// If `data` is `nil` or contains no image, the function shows the placeholder.
  package func showPhoto(_ data: Data?) {
    if let data, let photo = UIImage(data: data) {
      image = photo
    } else {
      image = ProfileView.photoPlaceholder
    }
  }
}
