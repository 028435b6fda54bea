/// The measurements of one Swift file.
package struct SourceFile: Equatable, Sendable {
  /// The file's name, without its folder.
  package let name: String
  /// The number of lines that hold code.
  package let codeLines: Int
  /// The number of tokens.
  package let tokens: Int
  /// The file's declarations, the number of its branches, and the names of types that it uses.
  package let structure: SourceStructure

  /// Creates the measurements of a file.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its folder.
  ///   - source: The tokens of the file.
  ///   - findsMentions: True to find the names of types that the file uses.
  package init(name: String, source: LexedSource, findsMentions: Bool = true) {
    self.name = name
    codeLines = source.codeLineCount
    tokens = source.tokens.count
    structure = SourceStructure(of: source, findsMentions: findsMentions)
  }
}
