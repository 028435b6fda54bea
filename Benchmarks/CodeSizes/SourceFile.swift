import Foundation

/// The measurements of one Swift file.
package struct SourceFile: Equatable, Sendable {
  /// The file's name, without its folder.
  package let name: String
  /// The number of lines that hold code.
  package let codeLines: Int
  /// The number of tokens.
  package let tokens: Int
  /// The file's declarations and the number of its branches.
  package let structure: SourceStructure
  /// The number of times that each identifier occurs in the file, by the identifier.
  ///
  /// Only identifiers that may name a type are counted. They begin with an upper-case letter, a
  /// backtick or a character beyond ASCII.
  let mentions: [String: Int]

  /// The names of the types and protocols that the file declares at the top level.
  var declaredTypeNames: Set<String> {
    Set(structure.types.filter { $0.isTopLevel && $0.kind != .extension }.map(\.name))
  }

  /// Creates the measurements of a file from its name and its tokens.
  package init(name: String, source: LexedSource) {
    self.name = name
    codeLines = source.codeLineCount
    tokens = source.tokens.count
    structure = SourceStructure(of: source)
    var mentions: [String: Int] = [:]
    for token in source.tokens where token.kind == .identifier {
      let head = source.bytes[Int(token.offset)]
      guard (0x41...0x5A).contains(head) || head == UInt8(ascii: "`") || head >= 0x80 else {
        continue
      }
      mentions[source.name(of: token), default: 0] += 1
    }
    self.mentions = mentions
  }
}
