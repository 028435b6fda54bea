import Foundation

/// The reason why data cannot be a photo; the cases are in the order of the checks.
package enum PhotoError: LocalizedError, Hashable {
  /// The data does not begin like a PNG or JPEG file.
  case unsupportedFormat
  /// The data has more bytes than `Photo.maximumByteCount`.
  case tooLarge

  /// The error message that a screen shows to the person.
  package var errorDescription: String? {
    switch self {
    case .unsupportedFormat: "Only PNG and JPEG photos can be used."
    case .tooLarge: "A photo can have at most \(Photo.maximumByteCount / 1_000_000) MB."
    }
  }
}
