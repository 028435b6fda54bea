import Foundation
import Testing

@testable import Toolchain

@Suite("The symbols of a program")
struct SymbolTableTests {
  @Test("A file that is not a program has no symbols", arguments: [0, 4, 63, 64, 200])
  func damaged(length: Int) {
    let header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0xFF, count: 200)
    #expect(SymbolTable(of: Data(header.prefix(length))).function(at: 5) == nil)
  }

  @Test("A function that would end behind the last address is left out, the others are in order")
  func overflow() {
    let table = SymbolTable(of: Data(file()))
    #expect(table.functions.map(\.symbol) == ["c", "a"])
    #expect(table.functions.map(\.start) == [0x100, 0x200])
    #expect(table.functions.map(\.end) == [0x108, 0x210])
  }

  @Test("A file with any byte changed, or cut off after any byte, is read without a crash")
  func corruptions() {
    let file = file()
    for index in file.indices {
      _ = SymbolTable(of: Data(file[..<index]))
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = file
        changed[index] = value
        _ = SymbolTable(of: Data(changed))
      }
    }
  }

  /// Returns a header, the headers of a table and of its names, three symbols, and the names.
  private func file() -> [UInt8] {
    var file = [UInt8](repeating: 0, count: 64)
    func put(_ value: UInt64, _ length: Int, at offset: Int) {
      for index in 0..<length {
        file[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
      }
    }
    file.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    put(64, 8, at: 0x28)
    put(64, 2, at: 0x3A)
    put(2, 2, at: 0x3C)
    file += [UInt8](repeating: 0, count: 128 + 3 * 24)
    put(2, 4, at: 64 + 4)
    put(192, 8, at: 64 + 0x18)
    put(72, 8, at: 64 + 0x20)
    put(1, 4, at: 64 + 0x28)
    put(264, 8, at: 128 + 0x18)
    for (index, (name, start, size)) in [(1, 0x200, 16), (3, UInt64.max, 2), (5, 0x100, 8)]
      .enumerated()
    {
      let symbol = 192 + index * 24
      put(UInt64(name), 4, at: symbol)
      put(2, 1, at: symbol + 4)
      put(start, 8, at: symbol + 8)
      put(UInt64(size), 8, at: symbol + 16)
    }
    file += Array("\0a\0b\0c\0".utf8)
    return file
  }
}
