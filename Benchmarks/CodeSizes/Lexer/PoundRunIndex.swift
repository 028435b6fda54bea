/// Answers where the last quote or slash stands that enough `#` signs follow.
///
/// A raw literal needs to know whether its end is still to come. Looking for it from each opening
/// anew would take quadratic time on hostile input; this looks once, from the end.
struct PoundRunIndex {
  /// The end of the bytes that were searched.
  let end: Int
  /// Offsets descending, runs ascending: the last place for each length of run that occurs.
  private var places: [(offset: Int, run: Int)] = []

  /// Searches `range` for `delimiter`; if `escaped`, an odd number of backslashes before it takes
  /// its meaning away.
  init(of delimiter: UInt8, in bytes: [UInt8], range: Range<Int>, escaped: Bool) {
    end = range.upperBound
    var run = 0
    var longest = -1
    for offset in range.reversed() {
      let byte = bytes[offset]
      if byte == delimiter, run > longest,
        !(escaped && Self.isEscaped(offset, in: bytes, from: range.lowerBound))
      {
        places.append((offset, run))
        longest = run
      }
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
    }
  }

  /// Whether the delimiter stands at `offset` or later with at least `run` `#` signs behind it.
  func contains(run: Int, from offset: Int) -> Bool {
    guard let place = places.first(where: { $0.run >= run }) else { return false }
    return place.offset >= offset
  }

  private static func isEscaped(_ offset: Int, in bytes: [UInt8], from start: Int) -> Bool {
    var first = offset
    while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return (offset - first) % 2 == 1
  }
}
