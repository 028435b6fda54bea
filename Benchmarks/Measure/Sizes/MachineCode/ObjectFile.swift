import Foundation

/// The sizes of the code and of the data in an object file, which is a compiled file before
/// linking.
struct ObjectSize: Equatable, Sendable {
  /// The number of bytes in sections that are loaded and executable, such as `.text`.
  var codeBytes = 0
  /// The number of bytes in sections that are loaded and not executable: constants, type metadata
  /// (`swift5_…`), data and unwind tables.
  ///
  /// Debug information, relocations and symbols do not count, because they are not loaded. Memory
  /// that is set to zero (`.bss`) does not count, because the file holds no byte of it.
  var metadataBytes = 0
}

/// The reason why an object file cannot be read.
enum ObjectFileError: LocalizedError, Equatable {
  /// The file ends before the data that its headers describe, or a header holds an impossible
  /// value.
  case damaged(name: String, detail: String)

  var errorDescription: String? {
    switch self {
    case .damaged(let name, let detail): "\(name) is damaged: \(detail). Build the package again."
    }
  }
}

/// A reader of the section headers of ELF objects.
///
/// Source: System V ABI, chapter 4.
enum ObjectFile {
  /// The size of an object file, or the reason why the file was not measured.
  enum Outcome: Equatable, Sendable {
    case measured(ObjectSize)
    /// The file is not a 64-bit little-endian ELF object.
    ///
    /// `reason` is text for a note to the user, such as `A.o is not an ELF object`.
    case unsupported(reason: String)
  }

  /// Measures the sections of an object file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file in messages.
  /// - Returns: The size, or the reason why this kind of object is not supported.
  /// - Throws: ``ObjectFileError`` if the bytes begin like an ELF object but are damaged.
  static func measure(_ bytes: [UInt8], name: String) throws(ObjectFileError) -> Outcome {
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
      return .unsupported(reason: "\(name) is not an ELF object")
    }
    guard bytes.count >= headerLength else {
      throw .damaged(name: name, detail: "its header is cut off")
    }
    guard bytes[4] == 2 else { return .unsupported(reason: "\(name) is not 64-bit ELF") }
    guard bytes[5] == 1 else { return .unsupported(reason: "\(name) is not little-endian") }
    let reader = Reader(bytes: bytes, name: name)
    let table = try reader.integer(at: 0x28, length: 8)
    guard table != 0 else { return .measured(ObjectSize()) }
    let entryLength = try reader.integer(at: 0x3A, length: 2)
    guard entryLength >= sectionHeaderLength else {
      throw .damaged(name: name, detail: "its section headers are \(entryLength) bytes long")
    }
    var count = try reader.integer(at: 0x3C, length: 2)
    // If the number of sections needs more than sixteen bits, the first section header holds it.
    if count == 0 { count = try reader.integer(at: table, adding: 0x20, length: 8) }
    let (length, overflow) = count.multipliedReportingOverflow(by: entryLength)
    guard !overflow, table <= bytes.count, length <= bytes.count - table else {
      throw .damaged(name: name, detail: "its section table is cut off")
    }
    var size = ObjectSize()
    for index in 0..<count {
      try size.add(reader.section(at: table + index * entryLength))
    }
    return .measured(size)
  }

  fileprivate static let headerLength = 64
  fileprivate static let sectionHeaderLength = 64

  fileprivate struct Section {
    let type: Int
    let flags: Int
    let size: Int
  }

  private struct Reader {
    let bytes: [UInt8]
    let name: String

    func integer(
      at offset: Int, adding addend: Int = 0, length: Int
    ) throws(ObjectFileError) -> Int {
      let (start, overflow) = offset.addingReportingOverflow(addend)
      guard !overflow, start >= 0, start <= bytes.count - length else {
        throw .damaged(name: name, detail: "the section header at byte \(offset) is cut off")
      }
      var value: UInt64 = 0
      for byte in bytes[start..<start + length].reversed() { value = value << 8 | UInt64(byte) }
      guard let integer = Int(exactly: value) else {
        throw .damaged(name: name, detail: "a number in its headers is too large")
      }
      return integer
    }

    func section(at header: Int) throws(ObjectFileError) -> Section {
      let section = Section(
        type: try integer(at: header, adding: 4, length: 4),
        flags: try integer(at: header, adding: 8, length: 8),
        size: try integer(at: header, adding: 32, length: 8))
      let offset = try integer(at: header, adding: 24, length: 8)
      guard
        section.type == SectionType.zeroFilled || section.type == SectionType.unused
          || (offset <= bytes.count && section.size <= bytes.count - offset)
      else { throw .damaged(name: name, detail: "a section is cut off") }
      return section
    }
  }

  fileprivate enum SectionType {
    static let unused = 0
    static let zeroFilled = 8
  }

  fileprivate enum SectionFlag {
    static let allocated = 2
    static let executable = 4
  }
}

extension ObjectSize {
  fileprivate mutating func add(_ section: ObjectFile.Section) {
    guard section.flags & ObjectFile.SectionFlag.allocated != 0,
      section.type != ObjectFile.SectionType.zeroFilled,
      section.type != ObjectFile.SectionType.unused
    else { return }
    if section.flags & ObjectFile.SectionFlag.executable != 0 {
      codeBytes += section.size
    } else {
      metadataBytes += section.size
    }
  }
}
