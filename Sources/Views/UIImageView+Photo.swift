import Foundation
import HeadlessUIKit

extension UIImageView {
  /// Shows a photo, or the placeholder if there is no photo or its data cannot be drawn.
  package func showPhoto(_ data: Data?) {
    if let data, let photo = UIImage(data: data) {
      image = photo
    } else {
      image = ProfileView.photoPlaceholder
    }
  }
}
