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

  @Test("An object cut off after any byte is an error that says what to do, not a crash")
  func truncations() {
    let bytes = SyntheticObject(sections: [.code(10), .constants(3)]).bytes
    for length in 4..<bytes.count {
      let error = #expect(throws: ELFFileError.self) { try measure(Array(bytes[..<length])) }
      let message = /A\.o is damaged: .+ is cut off\. Build the package again\./
      #expect(error?.localizedDescription.wholeMatch(of: message) != nil)
    }
  }

  @Test("Sizes and offsets that are impossible are errors", arguments: [0x28, 0x2F, 0x3A, 0x3D])
  func impossibleHeaders(offset: Int) {
    var bytes = SyntheticObject(sections: [.code(10)]).bytes
    bytes[offset] ^= 0xC0
    #expect(throws: ELFFileError.self) { try measure(bytes) }
  }
}

/// A 64-bit little-endian ELF object file that has only the given sections.
struct SyntheticObject {
  struct Section {
    var type = 1
    var flags: Int
    var size: Int

    static func code(_ size: Int) -> Section { Section(flags: 6, size: size) }
    static func constants(_ size: Int) -> Section { Section(flags: 2, size: size) }
  }

  var sections: [Section]

  var bytes: [UInt8] {
    let contents = sections.reduce(0) { $0 + ($1.type == 8 ? 0 : $1.size) }
    let table = 64 + contents
    var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
    append(1, 2, to: &bytes)
    append(0x3E, 2, to: &bytes)
    append(1, 4, to: &bytes)
    for word in [0, 0, table] { append(word, 8, to: &bytes) }
    append(0, 4, to: &bytes)
    for half in [64, 0, 0, 64, sections.count + 1, 0] { append(half, 2, to: &bytes) }
    bytes += [UInt8](repeating: 0x90, count: contents)
    bytes += [UInt8](repeating: 0, count: 64)
    var offset = 64
    for section in sections {
      append(0, 4, to: &bytes)
      append(section.type, 4, to: &bytes)
      for word in [section.flags, 0, offset, section.size] { append(word, 8, to: &bytes) }
      bytes += [UInt8](repeating: 0, count: 24)
      if section.type != 8 { offset += section.size }
    }
    return bytes
  }

  private func append(_ value: Int, _ length: Int, to bytes: inout [UInt8]) {
    for index in 0..<length { bytes.append(UInt8(value >> (8 * index) & 0xFF)) }
  }
}
