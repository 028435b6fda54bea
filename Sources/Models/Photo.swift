import Foundation

/// A picture of a user: PNG or JPEG by its signature and of limited size.
///
/// It is encoded as its data. Decoding one that breaks the rules throws.
package struct Photo: Hashable, Sendable {
  /// The most bytes that a photo can have.
  package static let maximumByteCount = 5_000_000

  /// The image file as it was chosen.
  package let data: Data

  /// Checks that some data can be a photo.
  ///
  /// - Throws: `PhotoError`, for the first rule broken in the order of its cases.
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

extension Photo: Codable {
  /// Decodes a photo from data and checks it.
  package init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(Data.self))
  }

  /// Encodes the photo as its data.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}
