import Foundation
import SwiftParser
import SwiftSyntax

// Holds what `compare size` finds in Swift source against what SwiftSyntax finds, the parser that the
// toolchain ships: each token by its place and length, the code lines, and what the structure scan
// counts. check-lexer compiles it together with the lexer and names the files.
//
// By definition, and so made alike before they are compared:
// - Text of a multi-line string: indentation, line breaks and blank lines are no tokens.
// - Text of any string: `\n` does not end a token, as nothing ends there.
// - A version such as `17.0` in a condition or attribute is one token, and `17.0.1` three.
// - What only a type can have, such as `init`, counts in a type only.
// - Behind `=`, braces are closures unless they start with an observer.
// - An attribute inside `#if` is not where a declaration starts.
//
// Differences that remain, none of which occurs in the project or in a module's interface:
// - Files that do not parse are compared too, and listed, but fail nothing: where it is lost, the
//   parser moves the lexer's cuts (conflict markers, curly quotes, regexes that never end).
// - `Float.-` behind `of:` in an attribute, `Vector<-1>` and `@objc(:::)` need a parser to be cut.
// - `\A.?.?.b` and `\.?` are cut after each dot, where SwiftSyntax leaves `.?.` and `.?` whole.
// - Accessors called `read` and `modify`, still experimental, count as accessors.
// - In `var a: Int { 1 }, b: Int { 2 }`, which only the compiler refuses, `b` counts as no function.
// - What `@abi(…)` declares is text to the structure scan, and `inout x: Int { … }` no property.

/// A token by its first byte and its length in bytes.
struct Place: Hashable, Comparable {
  var offset: Int
  var length: Int

  static func < (left: Place, right: Place) -> Bool { left.offset < right.offset }
}

/// What somebody found in a file.
struct Finding {
  var tokens: [Place] = []
  var lines: Set<Int> = []
  var lineCount = 0
  var types = 0
  var protocols = 0
  var functions = 0
  var complexity = 0
  var longestFunction = 0
  /// The code lines of each type, protocol and extension.
  var typeLines: [Int] = []

  var structure: [(name: String, value: [Int])] {
    [
      ("types", [types]), ("protocols", [protocols]), ("functions", [functions]),
      ("complexity", [complexity]), ("longest function", [longestFunction]),
      ("lines of types", typeLines.sorted()),
    ]
  }
}

extension Finding {
  /// What the lexer and the structure scan find.
  init(ownOf bytes: [UInt8]) {
    let source = SwiftLexer.lex(bytes)
    tokens = source.tokens.map { Place(offset: Int($0.offset), length: Int($0.length)) }
    lineCount = source.lineCount
    for line in 1...UInt32(lineCount) where source.codeLineCount(from: line, through: line) == 1 {
      lines.insert(Int(line))
    }
    let structure = SourceStructure(of: source)
    types = structure.types.count { $0.kind == .nominal }
    protocols = structure.types.count { $0.kind == .protocol }
    functions = structure.functionCount
    complexity = structure.complexity
    longestFunction = structure.longestFunctionLines
    typeLines = structure.types.map(\.codeLines)
  }

  /// What SwiftSyntax finds.
  init(judgeOf tree: SourceFileSyntax, bytes: [UInt8]) {
    let visitor = Visitor(SourceLocationConverter(fileName: "", tree: tree), bytes)
    visitor.walk(tree)
    visitor.addLines(of: tree)
    self = visitor.finding
  }
}

final class Visitor: SyntaxVisitor {
  var finding = Finding()
  private let converter: SourceLocationConverter
  private let bytes: [UInt8]
  private var functions: [ClosedRange<Int>] = []
  private var types: [ClosedRange<Int>] = []

  init(_ converter: SourceLocationConverter, _ bytes: [UInt8]) {
    self.converter = converter
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
  }

  private func line(_ offset: Int) -> Int {
    converter.location(for: AbsolutePosition(utf8Offset: offset)).line
  }

  /// Counts lines, once every token is known.
  func addLines(of tree: SourceFileSyntax) {
    let lines = finding.lines
    func codeLines(_ range: ClosedRange<Int>) -> Int {
      (line(range.lowerBound)...line(range.upperBound)).count { lines.contains($0) }
    }
    finding.lineCount = line(tree.endPosition.utf8Offset)
    finding.longestFunction = functions.map(codeLines).max() ?? 0
    finding.typeLines = types.map(codeLines)
    finding.complexity += finding.functions
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    var start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = start + token.trimmedLength.utf8Length
    if case .stringSegment = token.tokenKind {
      while end > start, isLineBreak(end - 1) { end -= 1 }
      var lineStart = start
      while lineStart > 0, isSpace(lineStart - 1) { lineStart -= 1 }
      if lineStart == 0 || isLineBreak(lineStart - 1) {
        while start < end, isSpace(start) { start += 1 }
      } else if case .stringSegment = token.previousToken(viewMode: .sourceAccurate)?.tokenKind,
        extendLast(start..<end)
      {
        return .skipChildren
      }
    }
    guard start < end else { return .skipChildren }
    if let version = token.parent?.parent?.parent?.as(VersionTupleSyntax.self),
      version.components.first?.id == token.parent?.id, extendLast(start..<end)
    {
      return .skipChildren
    }
    finding.tokens.append(Place(offset: start, length: end - start))
    if case .regexLiteralPattern = token.tokenKind {
      for offset in start..<end where !isSpace(offset) && !isLineBreak(offset) {
        finding.lines.insert(line(offset))
      }
    } else {
      finding.lines.insert(line(start))
    }
    return .skipChildren
  }

  private func isSpace(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  /// Makes the last token longer if it ends where the range starts.
  private func extendLast(_ range: Range<Int>) -> Bool {
    guard let last = finding.tokens.last, last.offset + last.length == range.lowerBound else {
      return false
    }
    finding.tokens[finding.tokens.count - 1].length += range.count
    return true
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    finding.protocols += 1
    types.append(range(of: node, through: node))
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(range(of: node, through: node))
    return .visitChildren
  }

  private func addType(_ node: some WithAttributesSyntax) -> SyntaxVisitorContinueKind {
    finding.types += 1
    types.append(range(of: node, through: node))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(node, node.body)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isMember(node) ? addFunction(node, node.body) : .visitChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    isMember(node) ? addFunction(node, node.body) : .visitChildren
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.parent?.parent?.as(AccessorBlockSyntax.self), !isAccessors(block) {
      return .visitChildren
    }
    return addFunction(node, node.body)
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors, isAccessors(node) else { return .visitChildren }
    if let property = node.parent?.parent?.parent?.as(VariableDeclSyntax.self) {
      return addFunction(property, node)
    }
    return node.parent?.as(SubscriptDeclSyntax.self).map { addFunction($0, node) } ?? .visitChildren
  }

  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    var outer = node.parent
    while let parent = outer,
      parent.is(IfConfigClauseSyntax.self)
        || !parent.isProtocol(
          DeclSyntaxProtocol.self) && !parent.is(CodeBlockItemSyntax.self)
        || parent.is(IfConfigDeclSyntax.self)
    {
      outer = parent.parent
    }
    return outer?.isProtocol(DeclGroupSyntax.self) == true
  }

  /// Whether braces hold what gets and sets a property or subscript rather than a closure.
  private func isAccessors(_ node: AccessorBlockSyntax) -> Bool {
    if let binding = node.parent?.as(PatternBindingSyntax.self), binding.initializer != nil {
      guard case .accessors(let accessors) = node.accessors else { return false }
      let first = accessors.first?.accessorSpecifier.text
      return first == "willSet" || first == "didSet"
    }
    return node.parent?.as(SubscriptDeclSyntax.self).map(isMember) ?? true
  }

  private func addFunction(
    _ node: some WithAttributesSyntax, _ body: (some SyntaxProtocol)?
  ) -> SyntaxVisitorContinueKind {
    guard let body else { return .visitChildren }
    finding.functions += 1
    functions.append(range(of: node, through: body))
    return .visitChildren
  }

  private func range(
    of node: some WithAttributesSyntax, through end: some SyntaxProtocol
  ) -> ClosedRange<Int> {
    let condition = node.attributes.last { $0.is(IfConfigDeclSyntax.self) }
    let first =
      condition?.nextToken(viewMode: .sourceAccurate)
      ?? node.firstToken(viewMode: .sourceAccurate)
    let start = first?.positionAfterSkippingLeadingTrivia ?? node.position
    return start.utf8Offset...end.endPositionBeforeTrailingTrivia.utf8Offset - 1
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { fork() }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    Self.decides(node.operator) ? fork() : .visitChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    // Its condition decides at compile time; the operators in it are visited all the same.
    let tokens = node.condition?.tokens(viewMode: .sourceAccurate)
    finding.complexity -= tokens?.count(where: Self.decides) ?? 0
    return .visitChildren
  }

  private static func decides(_ token: TokenSyntax) -> Bool {
    token.parent?.is(BinaryOperatorExprSyntax.self) == true
      && ["&&", "||", "??"].contains(token.text)
  }

  private func fork() -> SyntaxVisitorContinueKind {
    finding.complexity += 1
    return .visitChildren
  }
}

/// Where two lists of tokens part, in words.
func difference(_ own: Finding, _ judge: Finding, in bytes: [UInt8]) -> String? {
  if own.tokens != judge.tokens {
    let index = zip(own.tokens, judge.tokens).enumerated().first { $0.element.0 != $0.element.1 }
    let at = index?.offset ?? min(own.tokens.count, judge.tokens.count)
    func show(_ tokens: [Place]) -> String {
      tokens.dropFirst(at).prefix(4).map { token in
        let text = bytes[token.offset..<token.offset + token.length].prefix(40)
        return "«\(String(decoding: text, as: UTF8.self).debugDescription.dropFirst().dropLast())»"
      }.joined(separator: " ")
    }
    let offset = min(
      own.tokens.dropFirst(at).first?.offset ?? bytes.count,
      judge.tokens.dropFirst(at).first?.offset ?? bytes.count)
    let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return """
      line \(line): \(own.tokens.count) tokens, not \(judge.tokens.count): \
      \(show(own.tokens)), not \(show(judge.tokens))
      """
  }
  if own.lines != judge.lines {
    let lines = own.lines.symmetricDifference(judge.lines).sorted()
    return "\(own.lines.count) code lines, not \(judge.lines.count): \(lines.prefix(8))"
  }
  if own.lineCount != judge.lineCount {
    return "\(own.lineCount) lines, not \(judge.lineCount)"
  }
  return nil
}

@main
struct Check {
  static func main() throws {
    let mustParse = CommandLine.arguments.contains("--must-parse")
    var (files, broken, tokens, lines, wrong) = (0, 0, 0, 0, 0)
    var (foreign, binary) = (0, 0)
    while let path = readLine() {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      guard String(validating: bytes, as: UTF8.self) != nil else {
        foreign += 1
        continue
      }
      guard !bytes.contains(0) else {
        binary += 1
        continue
      }
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let own = Finding(ownOf: bytes)
      let judge = Finding(judgeOf: tree, bytes: bytes)
      files += 1
      tokens += judge.tokens.count
      lines += judge.lines.count
      if tree.hasError {
        broken += 1
        let difference = difference(own, judge, in: bytes)
        if mustParse || difference != nil {
          print("\(path): does not parse; \(difference ?? "nothing differs")")
        }
        continue
      }
      var differences = difference(own, judge, in: bytes).map { [$0] } ?? []
      for (mine, theirs) in zip(own.structure, judge.structure) where mine.value != theirs.value {
        differences.append("\(mine.name): \(mine.value), not \(theirs.value)")
      }
      for difference in differences { print("\(path): \(difference)") }
      wrong += differences.isEmpty ? 0 : 1
    }
    print(
      """
      \(files) files, \(broken) of which do not parse: \(tokens) tokens, \(lines) code lines; \
      \(wrong) that parse differ. Left out: \(foreign) that are not UTF-8, \(binary) with a NUL.
      """)
    if files == 0 { print("No file was compared.") }
    if files == 0 || wrong > 0 || mustParse && broken > 0 { exit(1) }
  }
}
