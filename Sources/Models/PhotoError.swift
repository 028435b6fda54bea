import Foundation

/// The reason why some data cannot be a photo, in the order in which the rules are checked.
package enum PhotoError: LocalizedError, Hashable {
  /// The data does not begin like a PNG or JPEG file.
  case unsupportedFormat
  /// The data has too many bytes.
  case tooLarge

  /// The message for the person.
  package var errorDescription: String? {
    switch self {
    case .unsupportedFormat: "Only PNG and JPEG photos can be used."
    case .tooLarge: "A photo can have at most \(Photo.maximumByteCount / 1_000_000) MB."
    }
  }
}
