import Foundation

extension UIImage {
  /// The content that a person would recognise in an image; not in UIKit.
  package nonisolated enum Source: Hashable, Sendable {
    /// The system symbol of this name.
    case symbol(String)
    /// The picture encoded in this PNG or JPEG data.
    case data(Data)
  }
}
