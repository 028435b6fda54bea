import Foundation

/// The functions of a program, as listed in the program's file (System V ABI, chapter 4).
package struct SymbolTable {
  /// A function with its place in the program's file.
  package struct Function: Equatable {
    /// The first address of the function, as listed in the program's file.
    package let start: UInt64
    /// The address after the last byte of the function.
    package let end: UInt64
    /// The name of the function as the linker knows it.
    package let symbol: String
  }

  /// The table of this program's functions; empty if the program was stripped of symbols.
  static let ofThisProgram = SymbolTable(
    of: (try? Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped)) ?? Data())

  /// The functions in the order of their addresses.
  package let functions: [Function]

  /// Returns the function that contains an address; `nil` if no function contains the address.
  ///
  /// The address is an address in the program's file, not in memory.
  package func function(at address: UInt64) -> Function? {
    let next = functions.partitioningIndex { address < $0.start }
    guard next > 0, address < functions[next - 1].end else { return nil }
    return functions[next - 1]
  }
}

extension SymbolTable {
  /// Reads the functions from a 64-bit little-endian ELF file.
  ///
  /// The table is empty if the file was stripped of symbols or has another format.
  package init(of file: Data) {
    functions = Self.functions(in: file)
  }

  /// Returns the functions in the order of their addresses.
  private static func functions(in file: Data) -> [Function] {
    guard let sections = try? ELFFile(file, name: "").sections,
      let table = sections.first(where: { $0.type == symbolTableType }),
      sections.indices.contains(table.link)
    else { return [] }
    return file.withUnsafeBytes { bytes in
      let count = table.size / MemoryLayout<Symbol>.stride
      // Symbols without their names are sorted far more quickly.
      return (0..<count)
        .map {
          bytes.loadUnaligned(
            fromByteOffset: table.offset + $0 * MemoryLayout<Symbol>.stride, as: Symbol.self)
        }
        .filter { $0.isFunction && $0.start > 0 && $0.size > 0 }
        .sorted { ($0.start, $0.size) < ($1.start, $1.size) }
        .compactMap { function($0, names: sections[table.link].offset, in: bytes) }
    }
  }

  private static let symbolTableType = 2

  /// An entry of the table, in the layout of the file.
  private struct Symbol {
    let name: UInt32
    let info: UInt8
    let other: UInt8
    let section: UInt16
    let start: UInt64
    let size: UInt64

    var isFunction: Bool { info & 0xF == 2 }
  }

  /// Returns the function that a symbol describes; `nil` if the file has no such name.
  private static func function(
    _ symbol: Symbol, names: Int, in bytes: UnsafeRawBufferPointer
  ) -> Function? {
    let (end, isTooLarge) = symbol.start.addingReportingOverflow(symbol.size)
    let name = names &+ Int(symbol.name)
    guard !isTooLarge, name >= 0, name < bytes.count else { return nil }
    return Function(start: symbol.start, end: end, symbol: text(at: name, in: bytes))
  }

  /// Returns the text that begins at an offset of the file and ends before a zero byte.
  private static func text(at offset: Int, in bytes: UnsafeRawBufferPointer) -> String {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
    guard let first = rest.baseAddress else { return "" }
    let length = memchr(first, 0, rest.count).map { UnsafeRawPointer($0) - first } ?? rest.count
    return String(decoding: UnsafeRawBufferPointer(rebasing: rest[..<length]), as: UTF8.self)
  }
}

extension Array {
  /// Returns the index of the first element that fulfils a condition, by a binary search; the number
  /// of elements if none does.
  ///
  /// The elements that fulfil the condition must stand behind those that do not.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
