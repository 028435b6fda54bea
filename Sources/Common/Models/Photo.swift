import Foundation

/// The photo of a user: data of limited size that begins like a PNG or JPEG file.
package struct Photo: Hashable, Sendable {
  /// The maximum size of a photo, in bytes.
  package static let maximumByteCount = 5_000_000

  /// The content of the chosen image file, unchanged.
  package let data: Data

  /// Creates a photo from the content of an image file, after checking format and size.
  ///
  /// - Throws: The first case of `PhotoError` that applies to the data.
  package init(_ data: Data) throws(PhotoError) {
    guard Self.signatures.contains(where: data.starts(with:)) else {
      throw .unsupportedFormat
    }
    guard data.count <= Self.maximumByteCount else {
      throw .tooLarge
    }
    self.data = data
  }

  // PNG: PNG specification, section 5.2. JPEG: ITU-T T.81, annex B, start of image, then a marker.
  private static let signatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    [0xFF, 0xD8, 0xFF],
  ]
}
