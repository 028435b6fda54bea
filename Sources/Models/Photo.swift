import Foundation

/// A picture of a user: PNG or JPEG by its signature and of limited size.
package struct Photo: Hashable, Sendable {
  /// The largest size of a photo, in bytes.
  package static let maximumByteCount = 5_000_000

  /// The image file as it was chosen.
  package let data: Data

  /// Checks that some data can be a photo.
  ///
  /// - Throws: `PhotoError`, for the first broken rule in the order of its cases.
  package init(_ data: Data) throws(PhotoError) {
    guard Self.signatures.contains(where: data.starts(with:)) else {
      throw .unsupportedFormat
    }
    guard data.count <= Self.maximumByteCount else {
      throw .tooLarge
    }
    self.data = data
  }

  // PNG specification, section 5.2; ITU-T T.81, annex B: start of image, then another marker.
  private static let signatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    [0xFF, 0xD8, 0xFF],
  ]
}
