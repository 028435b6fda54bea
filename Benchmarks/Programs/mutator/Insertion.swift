/// A text to insert into a source.
struct Insertion {
  /// The number of bytes before the text.
  let offset: Int
  let text: String
  /// True if the text is the end of a change; false if the text is the beginning of a change.
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
  /// In the sequence, the texts of an outer change must stand before the texts of inner changes. If
  /// several changes end at one place, the inner changes end first. If several changes begin at one
  /// place, the outer changes begin first.
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
