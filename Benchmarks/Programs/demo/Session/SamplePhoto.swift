import Foundation

/// A photo in the photo library; the raw value is the photo's name in the command `photo NAME`.
nonisolated enum SamplePhoto: String, CaseIterable, Sendable {
  case png, jpeg, gif, damaged

  /// The text that stands for the photo in the list of the photo library.
  var title: String {
    switch self {
    case .png: "A PNG"
    case .jpeg: "A JPEG"
    case .gif: "A GIF, which is refused"
    case .damaged: "A damaged PNG, which is refused"
    }
  }

  /// The content of the photo's file, an image of one gray pixel.
  var data: Data {
    switch self {
    case .png: Self.decoded(Self.pngText)
    case .jpeg: Self.decoded(Self.jpegText)
    case .gif: Self.decoded("R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=")
    case .damaged: Self.withoutCarriageReturns(Self.decoded(Self.pngText))
    }
  }

  private static let pngText = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==
    """

  private static let jpegText = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wCDEABQADcAPABGADwAMgBQAEYAQQBGAFoAVQBQAF8AeADIAIIAeABuAG4AeAD1\
    AK8AuQCRAMgBIgD/ATEBLAEdAP8BGAETAUABaAHMAYYBQAFUAbMBWQETARgBkAIhAZUBswHbAeoCAwIIAgMBNgGBAjUC\
    XQIwAfQCWAHMAfkCAwHv/8EACwgAAQABAQERAP/EABQAAQAAAAAAAAAAAAAAAAAAAAD/xAAUEAEAAAAAAAAAAAAAAAAA\
    AAAA/9oACAEBAAA/AD//2Q==
    """

  private static func decoded(_ text: String) -> Data {
    guard let data = Data(base64Encoded: text) else { preconditionFailure("Not base64: \(text)") }
    return data
  }

  /// Returns the data without carriage returns, as if a transfer in text mode had damaged a file.
  ///
  /// The first bytes of a PNG file, its signature, contain a carriage return and reveal the damage.
  ///
  /// Source: PNG specification, section 12.12.
  private static func withoutCarriageReturns(_ data: Data) -> Data {
    data.filter { $0 != 0x0D }
  }
}
