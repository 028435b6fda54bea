/// A search index for quotes or slashes that are followed by a given number of `#` characters.
///
/// Such a quote ends a raw string literal, as in `#"text"#`, and such a slash ends an extended
/// regex literal. The lexer asks the index if a literal has an end. A search from the opening of
/// each literal would take quadratic time on hostile input. The index is built in one pass, from
/// the end of the bytes to their start.
struct PoundRunIndex {
  /// The offset at which the indexed range of bytes ends.
  let end: Int
  /// The delimiters (quotes or slashes) that have more `#` characters after them than every later
  /// delimiter.
  ///
  /// `run` is the number of `#` characters after the delimiter. The offsets descend and the runs
  /// ascend.
  private var delimiters: [(offset: Int, run: Int)] = []

  /// Creates the index for one kind of delimiter, a quote or a slash, in a range of bytes.
  ///
  /// If `escaped` is true, a delimiter after an odd number of backslashes is part of the text and
  /// does not count.
  init(of delimiter: Unicode.Scalar, in bytes: [UInt8], range: Range<Int>, escaped: Bool) {
    end = range.upperBound
    var run = 0
    var longest = -1
    for offset in range.reversed() {
      let byte = bytes[offset]
      if byte == delimiter, run > longest {
        let backslashes = bytes[range.lowerBound..<offset].reversed().prefix { $0 == "\\" }
        if !escaped || backslashes.count.isMultiple(of: 2) {
          delimiters.append((offset, run))
          longest = run
        }
      }
      run = byte == "#" ? run + 1 : 0
    }
  }

  /// Returns true if a delimiter at `offset` or later is followed by at least `run` `#` characters.
  func contains(run: Int, from offset: Int) -> Bool {
    guard let last = delimiters.first(where: { $0.run >= run }) else { return false }
    return last.offset >= offset
  }
}
