import Foundation
import Models
import TestSupport
import Testing

@Suite("A photo")
struct PhotoTests {
  static let signatures = [Data.pngSignature, .jpegSignature]

  @Test("P-15: PNG and JPEG are accepted by their signature", arguments: signatures)
  func acceptsFormat(signature: Data) throws {
    #expect(try Photo(signature).data == signature)
    #expect(try Photo(signature.padded(to: 1_000)).data == signature.padded(to: 1_000))
  }

  @Test(
    "P-15: Everything else is refused",
    arguments: [
      Data(), Data.pngSignature.dropLast(), Data.jpegSignature.dropLast(),
      Data([0]) + .jpegSignature,
      Data("GIF89a".utf8), Data("BM".utf8), Data("<svg/>".utf8), Data("RIFF....WEBP".utf8),
      // A PNG file in which a program has converted the line ends.
      Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00]),
    ])
  func refusesFormat(data: Data) {
    #expect(throws: PhotoError.unsupportedFormat) { try Photo(data) }
  }

  @Test("P-15: 5,000,000 bytes are accepted, one more is refused", arguments: signatures)
  func limitsSize(signature: Data) throws {
    #expect(try Photo(signature.padded(to: 5_000_000)).data.count == 5_000_000)
    #expect(throws: PhotoError.tooLarge) { try Photo(signature.padded(to: 5_000_001)) }
  }

  @Test("P-15: Large data of another format is refused for its format")
  func checksFormatFirst() {
    #expect(throws: PhotoError.unsupportedFormat) { try Photo(Data(count: 5_000_001)) }
  }

  @Test("A slice of other data is read from its own beginning")
  func acceptsSlice() throws {
    let padded = Data("padding".utf8) + Data.pngSignature
    let slice = padded.dropFirst(7)
    #expect(try Photo(slice).data == .pngSignature)
  }
}
