import Foundation

/// An image; two images are equal if their sources are equal.
package nonisolated final class UIImage: Hashable, Sendable {
  /// The data or the symbol name that the image was made from; there are no pixels.
  package let source: Source

  /// Creates an image from PNG or JPEG data; the result is `nil` for any other data.
  package init?(data: Data) {
    guard Self.signatures.contains(where: data.starts(with:)) else { return nil }
    source = .data(data)
  }

  /// Creates an image of a system symbol; the result is `nil` if the name is empty.
  package init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
  }

  private static let signatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    [0xFF, 0xD8, 0xFF],
  ]

  package static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs || lhs.source == rhs.source
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}
