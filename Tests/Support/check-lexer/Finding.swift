import SwiftSyntax

/// The place of a token in a file: the offset of its first byte, and its length in bytes.
struct Place: Hashable, Comparable {
  var offset: Int
  var length: Int

  static func < (left: Place, right: Place) -> Bool { left.offset < right.offset }
}

/// The figures of a file, as either the project's lexer or SwiftSyntax finds them.
struct Finding {
  var tokens: [Place] = []
  var lines: Set<Int> = []
  var types = 0
  var protocols = 0
  var complexity = 0
  /// The number of code lines of each function.
  var functionLines: [Int] = []
  var mutableProperties = 0
  /// The number of code lines of each type, protocol and extension.
  var typeLines: [Int] = []

  var structure: [(name: String, value: [Int])] {
    [
      ("types", [types]), ("protocols", [protocols]), ("complexity", [complexity]),
      ("mutable properties", [mutableProperties]),
      ("lines of functions", functionLines.sorted()), ("lines of types", typeLines.sorted()),
    ]
  }
}

extension Finding {
  /// Creates the figures that the project's lexer and `SourceStructure` find in a file.
  init(ownOf bytes: [UInt8]) {
    let source = SwiftLexer.lex(bytes)
    tokens = source.tokens.map { Place(offset: Int($0.offset), length: Int($0.length)) }
    // Two characters can end one line, so there are at most so many lines.
    let mostLines = UInt32(bytes.count { $0.isLineBreak } + 1)
    for line in 1...mostLines where source.codeLineCount(from: line, through: line) == 1 {
      lines.insert(Int(line))
    }
    let structure = SourceStructure(of: source)
    types = structure.types.count { $0.kind.isNominal }
    protocols = structure.types.count { $0.kind == .protocol }
    complexity = structure.complexity
    mutableProperties = structure.mutableProperties
    functionLines = structure.functions.map(\.codeLines)
    typeLines = structure.types.map(\.codeLines)
  }

  /// Creates the figures that SwiftSyntax finds in a file.
  ///
  /// The project's own figures are compared with these figures.
  init(judgeOf tree: SourceFileSyntax, bytes: [UInt8]) {
    let visitor = Visitor(SourceLocationConverter(fileName: "", tree: tree), bytes)
    visitor.walk(tree)
    visitor.addLines()
    self = visitor.finding
  }
}
