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
