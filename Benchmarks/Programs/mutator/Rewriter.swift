import SwiftSyntax

/// A visitor that finds the mutants of a file, and the texts to insert into the file for each
/// mutant.
///
/// The texts contain no line breaks, and no code is removed. So all lines keep their numbers, and
/// one mutant can stand inside of another.
final class Rewriter: SyntaxVisitor {
  private(set) var mutants: [Mutant] = []
  private(set) var excluded: [ExclusionRule: Int] = [:]
  private(set) var insertions: [Insertion] = []

  let types: Types
  /// The names that the module's files use with a dot in front, such as `.editingChanged`.
  let usedNames: Set<String>
  let module: String
  let file: String
  private let converter: SourceLocationConverter
  private let firstID: Int
  private var ordinals: [String: Int] = [:]
  /// The function, name and source of each read that a mutant has exchanged.
  var valuesFromElsewhere: Set<String> = []

  init(
    _ tree: SourceFileSyntax, file: String, module: String, types: Types, usedNames: Set<String>,
    firstID: Int
  ) {
    self.file = file
    self.module = module
    self.types = types
    self.usedNames = usedNames
    self.firstID = firstID
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Results

  /// Adds a mutant with the next number, and the texts to insert for the mutant.
  func add(
    _ operation: MutationOperator, at node: some SyntaxProtocol, original: String? = nil,
    replacement: String, insertions: (_ id: Int) -> [Insertion]
  ) {
    let id = firstID + mutants.count
    let function = Syntax(node).functionPath
    let original = original ?? node.summary
    let key = "\(module)/\(file) \(function) \(operation.rawValue) \(original)"
    ordinals[key, default: 0] += 1
    let place = node.startLocation(converter: converter)
    mutants.append(
      Mutant(
        id: id, key: "\(key) \(ordinals[key, default: 0])", module: module, file: file,
        line: place.line, column: place.column, function: function, operator: operation,
        original: original, replacement: replacement))
    self.insertions += insertions(id)
  }

  func exclude(_ rule: ExclusionRule) {
    excluded[rule, default: 0] += 1
  }

  // MARK: Ways to insert

  /// Puts another value in place of an expression.
  func replace(_ node: ExprSyntax, by other: String, _ operation: MutationOperator) {
    add(operation, at: node, replacement: other) { id in
      [
        .before(node.start, "(mutantIsOn(\(id)) ? \(other) : "),
        .after(node.end, ")"),
      ]
    }
  }

  /// Negates a Boolean expression.
  func negate(_ node: ExprSyntax, _ operation: MutationOperator) {
    add(operation, at: node, replacement: "!(\(node.summary))") { id in
      [
        .before(node.start, "(("),
        .after(node.end, ") != mutantIsOn(\(id)))"),
      ]
    }
  }

  /// Adds 1 to a value of the type `Int`.
  func increment(_ node: ExprSyntax, _ operation: MutationOperator) {
    add(operation, at: node, replacement: "\(node.summary) + 1") { id in
      [
        .before(node.start, "(("),
        .after(node.end, ") + mutantStep(\(id)))"),
      ]
    }
  }

  /// Leaves a statement out.
  func drop(_ node: some SyntaxProtocol, _ operation: MutationOperator) {
    add(operation, at: node, replacement: "") { id in
      [
        .before(node.start, "if !mutantIsOn(\(id)) { "), .after(node.end, " }"),
      ]
    }
  }

  /// Replaces a statement with another statement.
  func replaceStatement(
    _ node: some SyntaxProtocol, by other: String, _ operation: MutationOperator
  ) {
    add(operation, at: node, replacement: other) { id in
      [
        .before(node.start, "if mutantIsOn(\(id)) { \(other) } else { "),
        .after(node.end, " }"),
      ]
    }
  }

  // MARK: Places without mutants

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Declarations

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature.parameterClause.parameters.first?.firstName.text == "coder" else {
      return .visitChildren
    }
    exclude(.coder)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    mutateReference(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer != nil, node.isProperty, !node.isVariableWithLiteral else {
      return .visitChildren
    }
    exclude(.initialization)
    // A closure runs later, so what it does is no first value.
    for closure in node.initializer?.outermostClosures ?? [] { walk(closure) }
    if let observers = node.accessorBlock { walk(observers) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    mutateCaptures(node)
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    mutateStatement(node)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    mutateReturn(node)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    mutateConditions(node)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(ForStmtSyntax.self) == true else { return .skipChildren }
    negate(node.condition, .negateCondition)
    return .visitChildren
  }

  // MARK: Values

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition, .negateCondition)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    mutateOperation(node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    mutateNegation(node)
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    negate(ExprSyntax(node), .boolean)
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // A sum of literals has the type that is expected, be it `Int` or `Double`.
    replace(ExprSyntax(node), by: "\(node.literal.text) + 1", .number)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(ExprSyntax(node), by: #""mutant""#, .text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mutateProperty(ExprSyntax(node))
    mutateSource(ExprSyntax(node))
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil {
      mutateCase(node)
    } else {
      mutateProperty(ExprSyntax(node))
      mutateSource(ExprSyntax(node))
    }
    if let base = node.base { walk(base) }
    // The name of the member is no value of its own.
    return .skipChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    mutateCall(node)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.label?.text == "animated" || node.expression.trimmedDescription == "animated" else {
      return .visitChildren
    }
    exclude(.animated)
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// The number of bytes before the code of the node.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The number of bytes up to the end of the code of the node.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension SyntaxProtocol {
  /// The closures in the node that are in no other closure.
  fileprivate var outermostClosures: [ClosureExprSyntax] {
    children(viewMode: .sourceAccurate).flatMap { child in
      child.as(ClosureExprSyntax.self).map { [$0] } ?? child.outermostClosures
    }
  }
}

extension PatternBindingSyntax {
  /// True for a stored property, and not for a local name.
  fileprivate var isProperty: Bool {
    parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// True for a variable whose first value is a literal: a Boolean, a whole number or a text.
  fileprivate var isVariableWithLiteral: Bool {
    guard let value = initializer?.value,
      parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "var"
    else { return false }
    return value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
  }
}
