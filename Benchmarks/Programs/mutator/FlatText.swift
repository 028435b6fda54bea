import SwiftSyntax

extension SyntaxProtocol {
  /// The code on one line, without comments and without the statements of long closures.
  var summary: String {
    let closures = LongClosures(in: self).found
    var line = ""
    for token in tokens(viewMode: .sourceAccurate) {
      guard let closure = closures.first(where: { $0.contains(token) }) else {
        line += token.spaced(after: line)
        continue
      }
      if token == closure.firstToken(viewMode: .sourceAccurate) {
        line += token.spaced(after: line) + " … }"
      }
    }
    return line.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the code on one line, without comments, to be inserted into a line.
  ///
  /// - Parameters:
  ///   - replaced: A token to write in another way.
  ///   - text: The text in place of the token.
  /// - Returns: The line; `nil` if the code needs several lines.
  func flat(replacing replaced: TokenSyntax? = nil, with text: String = "") -> String? {
    guard LongClosures(in: self).found.isEmpty else { return nil }
    var line = ""
    for token in tokens(viewMode: .sourceAccurate) {
      guard token.tokenKind != .multilineStringQuote else { return nil }
      line += token == replaced ? token.spaced(after: line, as: text) : token.spaced(after: line)
    }
    return line
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ token: TokenSyntax) -> Bool {
    position <= token.position && token.endPosition <= endPosition
  }
}

extension TokenSyntax {
  /// Returns the text to add to a line for this token.
  ///
  /// The text begins with a space if the token stands apart from the token before it in the source.
  /// The argument `text`, if given, takes the place of the token's own text.
  fileprivate func spaced(after line: String, as text: String? = nil) -> String {
    let before = previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []
    let isApart =
      !(leadingTrivia.isEmpty && before.isEmpty) && !line.isEmpty && !line.hasSuffix("(")
      && !line.hasSuffix("[")
    return (isApart ? " " : "") + (text ?? self.text)
  }
}

/// A visitor that finds the outermost closures with several statements.
private final class LongClosures: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.statements.count > 1 else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
