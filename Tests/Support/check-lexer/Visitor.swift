import SwiftSyntax

/// A visitor that collects the figures of a syntax tree, such as the numbers of its types.
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

  /// Adds the figures that need line numbers, such as the number of code lines of each function.
  ///
  /// All tokens must have been visited before.
  func addLines() {
    let lines = finding.lines
    func codeLines(_ range: ClosedRange<Int>) -> Int {
      (line(range.lowerBound)...line(range.upperBound)).count { lines.contains($0) }
    }
    finding.functionLines = functions.map(codeLines)
    finding.typeLines = types.map(codeLines)
    finding.complexity += functions.count
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    var start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = start + token.trimmedLength.utf8Length
    if case .stringSegment = token.tokenKind {
      while end > start, bytes[end - 1].isLineBreak { end -= 1 }
      var lineStart = start
      while lineStart > 0, bytes[lineStart - 1].isSpace { lineStart -= 1 }
      if lineStart == 0 || bytes[lineStart - 1].isLineBreak {
        while start < end, bytes[start].isSpace { start += 1 }
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
      for offset in start..<end where !bytes[offset].isSpace && !bytes[offset].isLineBreak {
        finding.lines.insert(line(offset))
      }
    } else {
      finding.lines.insert(line(start))
    }
    return .skipChildren
  }

  /// Extends the last token by a range of bytes, if the range begins at the end of the token.
  ///
  /// Returns true if the token was extended.
  private func extendLast(_ range: Range<Int>) -> Bool {
    guard let last = finding.tokens.last, last.offset + last.length == range.lowerBound else {
      return false
    }
    finding.tokens[finding.tokens.count - 1].length += range.count
    return true
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, types: 1) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, types: 1) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, types: 1) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, types: 1) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    finding.protocols += 1
    return add(node)
  }

  private func add(
    _ node: some WithAttributesSyntax, types count: Int = 0
  ) -> SyntaxVisitorContinueKind {
    finding.types += count
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

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), isMember(node),
      surroundings(of: node)?.is(ProtocolDeclSyntax.self) == false
    else { return .visitChildren }
    finding.mutableProperties += node.bindings.count { binding in
      guard let block = binding.accessorBlock, binding.initializer == nil else { return true }
      return startsWithObserver(block)
    }
    return .visitChildren
  }

  private func isMember(_ node: some SyntaxProtocol) -> Bool {
    surroundings(of: node)?.isProtocol(DeclGroupSyntax.self) == true
  }

  /// Returns the declaration or statement around a node; `nil` at the top of the file.
  ///
  /// The result is never an `#if`: the search goes on outside of the `#if`.
  private func surroundings(of node: some SyntaxProtocol) -> Syntax? {
    var outer = node.parent
    while let parent = outer,
      parent.is(IfConfigClauseSyntax.self)
        || !parent.isProtocol(
          DeclSyntaxProtocol.self) && !parent.is(CodeBlockItemSyntax.self)
        || parent.is(IfConfigDeclSyntax.self)
    {
      outer = parent.parent
    }
    return outer
  }

  /// Returns true if the braces of a node hold accessors such as `get`, and false if they hold a
  /// closure.
  private func isAccessors(_ node: AccessorBlockSyntax) -> Bool {
    if let binding = node.parent?.as(PatternBindingSyntax.self), binding.initializer != nil {
      return startsWithObserver(node)
    }
    return node.parent?.as(SubscriptDeclSyntax.self).map(isMember) ?? true
  }

  private func startsWithObserver(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    let first = accessors.first?.accessorSpecifier.text
    return first == "willSet" || first == "didSet"
  }

  private func addFunction(
    _ node: some WithAttributesSyntax, _ body: (some SyntaxProtocol)?
  ) -> SyntaxVisitorContinueKind {
    guard let body else { return .visitChildren }
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
    // The condition of `#if` decides at compile time. So its operators, which are visited, too, are
    // subtracted.
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
