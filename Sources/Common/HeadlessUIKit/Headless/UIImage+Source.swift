import Foundation

extension UIImage {
  /// The content of an image; UIKit does not have this type.
  package nonisolated enum Source: Hashable, Sendable {
    /// The system symbol with this name.
    case symbol(String)
    /// The picture encoded in this PNG or JPEG data.
    case data(Data)
  }
}
