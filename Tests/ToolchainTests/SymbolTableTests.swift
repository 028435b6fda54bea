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
}
