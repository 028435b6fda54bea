import Foundation

/// The sections of a 64-bit little-endian ELF file (System V ABI, chapter 4).
package struct ELFFile {
  package struct Section {
    package let type: Int
    package let flags: Int
    let offset: Int
    package let size: Int
    /// The index of the section with the names, if this section lists symbols.
    let link: Int

    /// True if the file holds the section's bytes, false if the section is unused or set to zero.
    package var hasContent: Bool { type != 0 && type != 8 }
  }

  package private(set) var sections: [Section] = []

  /// Reads the headers of the sections.
  ///
  /// - Parameters:
  ///   - file: The content of the file.
  ///   - name: The name of the file in messages.
  /// - Throws: ``ELFFileError`` if the file has another format or is damaged.
  package init(_ file: Data, name: String) throws(ELFFileError) {
    guard file.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
      throw .unsupported(reason: "\(name) is not an ELF object")
    }
    guard file.count >= 64 else {
      throw .damaged(name: name, detail: "its header is cut off")
    }
    let reader = Reader(file: file, name: name)
    guard try reader.number(at: 4, UInt8.self) == 2 else {
      throw .unsupported(reason: "\(name) is not 64-bit ELF")
    }
    guard try reader.number(at: 5, UInt8.self) == 1 else {
      throw .unsupported(reason: "\(name) is not little-endian")
    }
    let table = try reader.number(at: 0x28, UInt64.self)
    let length = try reader.number(at: 0x3A, UInt16.self)
    var count = try reader.number(at: 0x3C, UInt16.self)
    guard table != 0 else { return }
    guard length >= 64 else {
      throw .damaged(name: name, detail: "its section headers are \(length) bytes long")
    }
    // If the number of sections needs more than sixteen bits, the first section header holds it.
    if count == 0 { count = try reader.number(at: table &+ 0x20, UInt64.self) }
    guard table <= file.count, count <= (file.count - table) / length else {
      throw .damaged(name: name, detail: "its section table is cut off")
    }
    for index in 0..<count {
      sections.append(try reader.section(at: table + index * length))
    }
  }

  private struct Reader {
    let file: Data
    let name: String

    func number<Number: FixedWidthInteger>(
      at offset: Int, _ type: Number.Type
    ) throws(ELFFileError) -> Int {
      guard offset >= 0, offset <= file.count - MemoryLayout<Number>.size else {
        throw .damaged(name: name, detail: "its headers are cut off")
      }
      let number = file.withUnsafeBytes {
        Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type))
      }
      guard let number = Int(exactly: number) else {
        throw .damaged(name: name, detail: "a number in its headers is too large")
      }
      return number
    }

    func section(at header: Int) throws(ELFFileError) -> Section {
      let section = Section(
        type: try number(at: header + 4, UInt32.self),
        flags: try number(at: header + 8, UInt64.self),
        offset: try number(at: header + 0x18, UInt64.self),
        size: try number(at: header + 0x20, UInt64.self),
        link: try number(at: header + 0x28, UInt32.self))
      guard
        !section.hasContent
          || (section.offset <= file.count && section.size <= file.count - section.offset)
      else { throw .damaged(name: name, detail: "a section is cut off") }
      return section
    }
  }
}

/// The reason why an ELF file cannot be read.
package enum ELFFileError: LocalizedError, Equatable {
  /// The file is not a 64-bit little-endian ELF file.
  ///
  /// `reason` is text for a note to the user, such as `A.o is not an ELF object`.
  case unsupported(reason: String)
  /// The file ends before the data that its headers describe, or a header holds an impossible
  /// value.
  case damaged(name: String, detail: String)

  package var errorDescription: String? {
    switch self {
    case .unsupported(let reason): reason
    case .damaged(let name, let detail): "\(name) is damaged: \(detail). Build the package again."
    }
  }
}
