/// A text to insert into a source.
struct Insertion {
  /// The number of bytes before the text.
  let offset: Int
  let text: String
  /// True if the text ends a change, false if it begins one.
  let isEnd: Bool

  static func before(_ offset: Int, _ text: String) -> Insertion {
    Insertion(offset: offset, text: text, isEnd: false)
  }

  static func after(_ offset: Int, _ text: String) -> Insertion {
    Insertion(offset: offset, text: text, isEnd: true)
  }
}

extension Sequence<Insertion> {
  /// Returns a source with the texts inserted.
  ///
  /// Outer changes stand before inner ones in the sequence. So at one place inner changes end
  /// first, and outer changes begin first.
  func inserted(into source: [UInt8]) -> [UInt8] {
    var ends: [Int: [UInt8]] = [:]
    var starts: [Int: [UInt8]] = [:]
    for insertion in self {
      if insertion.isEnd {
        ends[insertion.offset, default: []].insert(contentsOf: insertion.text.utf8, at: 0)
      } else {
        starts[insertion.offset, default: []] += insertion.text.utf8
      }
    }
    var result: [UInt8] = []
    for offset in 0...source.count {
      result += ends[offset] ?? []
      result += starts[offset] ?? []
      if offset < source.count { result.append(source[offset]) }
    }
    return result
  }
}
