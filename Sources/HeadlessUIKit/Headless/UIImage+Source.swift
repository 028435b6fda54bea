import Foundation

extension UIImage {
  /// What a person would recognise in an image; not in UIKit, where one looks at the pixels.
  package nonisolated enum Source: Hashable, Sendable {
    /// The system symbol of this name.
    case symbol(String)
    /// The picture encoded in this PNG or JPEG data.
    case data(Data)
  }
}
