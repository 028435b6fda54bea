import Foundation

/// The functions of a program, as its file lists them (System V ABI, chapter 4).
struct SymbolTable {
  struct Function: Equatable {
    /// Where it begins and ends, as addresses in the file.
    let start: UInt64
    let end: UInt64
    /// Its name as the linker knows it.
    let symbol: String
  }

  private let functions: [Function]

  /// Reads the symbols of a 64-bit little-endian ELF file; none if it was stripped or is no such
  /// file.
  init(of file: Data) {
    functions = Self.functions(in: file).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The function at an address of the file.
  func function(at address: UInt64) -> Function? {
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= address { low = middle + 1 } else { high = middle }
    }
    guard low > 0, address < functions[low - 1].end else { return nil }
    return functions[low - 1]
  }

  private static func functions(in file: Data) -> [Function] {
    let reader = Reader(bytes: file)
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = reader.integer(at: 0x28, length: 8),
      let entryLength = reader.integer(at: 0x3A, length: 2),
      let count = reader.integer(at: 0x3C, length: 2)
    else { return [] }
    for index in 0..<count {
      let header = table + index * entryLength
      guard reader.integer(at: header + 4, length: 4) == symbolTableType,
        let offset = reader.integer(at: header + 0x18, length: 8),
        let size = reader.integer(at: header + 0x20, length: 8),
        let link = reader.integer(at: header + 0x28, length: 4),
        let names = reader.integer(at: table + link * entryLength + 0x18, length: 8)
      else { continue }
      return stride(from: offset, to: offset + size, by: symbolLength).compactMap {
        reader.function(at: $0, names: names)
      }
    }
    return []
  }

  private static let symbolTableType = 2
  private static let symbolLength = 24

  private struct Reader {
    let bytes: Data

    func integer(at offset: Int, length: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - length else { return nil }
      var value: UInt64 = 0
      for index in (offset..<offset + length).reversed() {
        value = value << 8 | UInt64(bytes[bytes.startIndex + index])
      }
      return Int(exactly: value)
    }

    func function(at offset: Int, names: Int) -> Function? {
      guard let name = integer(at: offset, length: 4),
        let kind = integer(at: offset + 4, length: 1), kind & 0xF == 2,
        let start = integer(at: offset + 8, length: 8), start > 0,
        let size = integer(at: offset + 16, length: 8), size > 0,
        names + name < bytes.count
      else { return nil }
      let text = bytes[(bytes.startIndex + names + name)...].prefix { $0 != 0 }
      return Function(
        start: UInt64(start), end: UInt64(start + size),
        symbol: String(decoding: text, as: UTF8.self))
    }
  }
}
