import Foundation

extension Data {
  package static let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  package static let jpegSignature = Data([0xFF, 0xD8, 0xFF])

  /// Returns these bytes, followed by as many zeros as are needed for the given number of bytes.
  package func padded(to byteCount: Int) -> Data {
    self + Data(count: byteCount - count)
  }
}
