import Foundation
import Testing
import Toolchain

@testable import Sizes

@Suite("Reading object files")
struct ObjectSizeTests {
  private func measure(_ bytes: [UInt8]) throws -> ObjectSize {
    try ObjectSize(of: Data(bytes), name: "A.o")
  }

  @Test("Executable sections are code, other loaded ones metadata, the rest neither")
  func sections() throws {
    let object = SyntheticObject(sections: [
      .code(10), .code(20), .constants(3),
      .init(flags: 3, size: 4),  // data
      .init(type: 0x7000_0001, flags: 2, size: 5),  // unwind table
      .init(flags: 0, size: 100),  // debug information
      .init(type: 4, flags: 0x40, size: 100),  // relocations
      .init(type: 2, flags: 0, size: 100),  // symbols
      .init(type: 8, flags: 3, size: 100),  // zero-filled
    ])
    #expect(
      try measure(object.bytes) == ObjectSize(codeBytes: 30, metadataBytes: 12))
  }

  @Test("An object without sections is empty")
  func noSections() throws {
    var bytes = SyntheticObject(sections: []).bytes
    #expect(try measure(bytes) == ObjectSize())
    bytes.replaceSubrange(0x28..<0x30, with: [UInt8](repeating: 0, count: 8))
    #expect(try measure(bytes) == ObjectSize())
  }

  @Test("The first header holds the number of sections if it is too large for its field")
  func manySections() throws {
    var bytes = SyntheticObject(sections: [.code(8)]).bytes
    bytes[0x3C] = 0
    let table = bytes.count - 128
    bytes[table + 0x20] = 2
    #expect(try measure(bytes) == ObjectSize(codeBytes: 8))
  }

  @Test(
    "Other formats are not measured, with the reason",
    arguments: [
      ([], "is not an ELF object"), ([0xCF, 0xFA, 0xED, 0xFE], "is not an ELF object"),
      ([0x7F, 0x45, 0x4C, 0x46, 1, 1] + [UInt8](repeating: 0, count: 58), "is not 64-bit ELF"),
      ([0x7F, 0x45, 0x4C, 0x46, 2, 2] + [UInt8](repeating: 0, count: 58), "is not little-endian"),
    ] as [([UInt8], String)])
  func otherFormats(bytes: [UInt8], reason: String) throws {
    #expect(throws: ELFFileError.unsupported(reason: "A.o \(reason)")) { try measure(bytes) }
  }

  @Test("An object cut off after any byte is an error, not a crash")
  func truncations() {
    let bytes = SyntheticObject(sections: [.code(10), .constants(3)]).bytes
    for length in 4..<bytes.count {
      #expect(throws: ELFFileError.self) { try measure(Array(bytes[..<length])) }
    }
  }

  @Test("An object with any byte changed is measured or an error")
  func corruptions() {
    let bytes = SyntheticObject(sections: [.code(10), .constants(3)]).bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = try? measure(changed)
      }
    }
  }

  @Test("Sizes and offsets that are impossible are errors", arguments: [0x28, 0x2F, 0x3A, 0x3D])
  func impossibleHeaders(offset: Int) {
    var bytes = SyntheticObject(sections: [.code(10)]).bytes
    bytes[offset] ^= 0xC0
    #expect(throws: ELFFileError.self) { try measure(bytes) }
  }

  @Test("The message says what to do")
  func message() {
    let error = ELFFileError.damaged(name: "A.o", detail: "its header is cut off")
    #expect(
      error.localizedDescription
        == "A.o is damaged: its header is cut off. Build the package again.")
  }
}
