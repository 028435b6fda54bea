/// A scanner that finds the names of types, the declarations and the branches in a file.
///
/// The scanner reads the tokens of the file once, from the first to the last.
///
/// The scanner keeps the open scopes, the pairs of brackets that are not closed yet, on a stack of
/// its own. Nesting therefore cannot overflow the call stack.
struct DeclarationScanner {
  let source: LexedSource
  let tokens: [SourceToken]
  var structure = SourceStructure()
  var scopes = [Scope(kind: .block, firstToken: 0)]
  var index = 0
  /// The members of types; `nil` if they are not to be recorded.
  var members: [Contract]?
  /// The token index of the opening parenthesis or bracket for the token index of each closing one;
  /// 0 for every other token, and for a closing bracket at the start of the file.
  var openings: [Int32]
  private var openBraceCount = 0
  private var openListStarts: [Int] = []
  /// The token index of the closing brace of the latest `repeat`; `nil` before the first one.
  ///
  /// A `while` directly after this brace is part of the `repeat`.
  private var repeatEnd: Int?
  /// The line of the latest `#if` or `#elseif`; operators on this line do not count as branches.
  private var directiveLine: UInt32 = 0
  /// The indexes, in ``SourceStructure/types``, of the types around the current token, from the
  /// outermost to the innermost.
  var openTypes: [Int] = []
  /// For each function around the current token, the branches of the functions inside of it.
  var nestedBranches: [Int] = []

  init(_ source: LexedSource) {
    self.source = source
    tokens = source.tokens
    openings = [Int32](repeating: 0, count: source.tokens.count)
  }

  mutating func scan() -> SourceStructure {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace: openBrace()
      case .rightBrace: closeBrace()
      case .leftParenthesis: openList(.parentheses)
      case .rightParenthesis: closeList(.parentheses)
      case .leftBracket: openList(.brackets)
      case .rightBracket: closeList(.brackets)
      case .keyword, .identifier: scanWord(token)
      case .directive: if token.word == .if || token.word == .elseif { directiveLine = token.line }
      case .pound: if token.startsLine { endPropertyAtLineStart() }
      case .equal: startInitialValue()
      case .comma: startNextProperty()
      case .leftAngle: scopes[scopes.count - 1].openAngles += 1
      case .rightAngle: scopes[scopes.count - 1].openAngles -= 1
      case .semicolon: scopes[scopes.count - 1].declaration = .none
      case .infixQuestionMark, .binaryOperator: scanOperator(token)
      default: break
      }
      index += 1
    }
    index = max(0, tokens.count - 1)
    while scopes.count > 1 { closeScope() }
    structure.complexity += structure.functions.count
    return structure
  }

  var scope: Scope { scopes[scopes.count - 1] }

  /// The token before the current one; `nil` at the first token.
  var previous: SourceToken? { index > 0 ? tokens[index - 1] : nil }

  /// The word that the previous token spells.
  ///
  /// The value is `nil` if there is no previous token, or if the previous token is the name of a
  /// member, after a dot.
  var previousWord: Word? {
    index > 1 && tokens[index - 2].kind == .period ? nil : previous?.word
  }

  /// Returns the token that is `distance` tokens after the current one; `nil` after the last token.
  func token(ahead distance: Int) -> SourceToken? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  /// Returns the names, joined by periods, that start `distance` tokens after the current one, up to
  /// the first one that does not fulfill a condition.
  func path(ahead distance: Int, where isName: (SourceToken) -> Bool) -> String {
    var names: [String] = []
    var distance = distance
    while let name = token(ahead: distance), isName(name) {
      names.append(source.name(of: name))
      guard token(ahead: distance + 1)?.kind == .period else { break }
      distance += 2
    }
    return names.joined(separator: ".")
  }

  private mutating func scanWord(_ token: SourceToken) {
    if token.startsLine { endPropertyAtLineStart() }
    guard previous?.kind != .period else { return }
    recordMention()
    guard token.word != .none, !scope.isList else { return }
    scanDeclaration(token)
    scanStatement(token)
  }

  /// Records the path of names, such as `Profile.Load.Request`, that starts at the current token.
  ///
  /// The path is recorded only if its first name may be the name of a type. The current token must
  /// not follow a period, because the path would then have started earlier.
  private mutating func recordMention() {
    guard mayNameType(tokens[index]) else { return }
    let path = path(ahead: 0) { mayNameType($0) }
    let mention = SourceStructure.Mention(path: path, scope: openTypes.last)
    structure.mentions[mention, default: []].append(tokens[index].line)
  }

  private func mayNameType(_ token: SourceToken) -> Bool {
    guard token.kind == .identifier else { return false }
    let head = source.bytes[Int(token.offset)]
    return (0x41...0x5A).contains(head) || head == "`" || head >= 0x80
  }

  private mutating func scanOperator(_ token: SourceToken) {
    switch token.word {
    case .andAnd, .orOr, .nilCoalescing: break
    default: guard token.kind == .infixQuestionMark else { return }
    }
    guard token.line != directiveLine else { return }
    // In `func &&`, `reduce(true, &&)` and `init ?` the operator is named, not applied.
    switch previous?.kind {
    case nil, .leftParenthesis, .leftBracket, .comma, .colon: return
    default:
      switch previousWord {
      case .func, .operator, .initializer: return
      default: break
      }
    }
    structure.complexity += 1
  }

  private mutating func scanStatement(_ token: SourceToken) {
    switch token.word {
    case .if, .guard, .for: start(.condition, counts: true)
    case .while where repeatEnd == index - 1: break
    case .while, .catch: start(.condition, counts: true)
    case .repeat where self.token(ahead: 1)?.kind == .leftBrace: start(.repeat, counts: true)
    case .switch: start(.switch, counts: false)
    case .do, .defer: start(.condition, counts: false)
    case .else: if case .none = scope.statement { start(.condition, counts: false) }
    case .case where scope.kind == .switch: if !isPatternOfCondition { count() }
    default: break
    }
  }

  /// True if the current `case` starts a pattern, as in `if case`, and is not a case of a `switch`.
  ///
  /// The statement around the pattern, such as the `if`, is already counted as a branch.
  private var isPatternOfCondition: Bool {
    switch previousWord {
    case .if, .guard, .for, .while, .await, .try: true
    default: previous?.kind == .comma
    }
  }

  private mutating func start(_ statement: Scope.Statement, counts: Bool) {
    scopes[scopes.count - 1].statement = statement
    scopes[scopes.count - 1].declaration = .none
    if counts { count() }
  }

  private mutating func count() { structure.complexity += 1 }

  private mutating func openBrace() {
    openBraceCount += 1
    let outer = scope
    let inner: Scope
    switch outer.statement {
    case .condition: inner = Scope(kind: .block, firstToken: index)
    case .switch: inner = Scope(kind: .switch, firstToken: index)
    case .repeat: inner = Scope(kind: .repeat, firstToken: index)
    case .none: inner = openDeclaration(of: outer)
    }
    scopes[scopes.count - 1].statement = .none
    scopes.append(inner)
  }

  private mutating func closeBrace() {
    guard openBraceCount > 0 else { return }
    while scope.isList { closeScope() }
    let isRepeat = scope.kind == .repeat
    closeScope()
    openBraceCount -= 1
    if isRepeat { repeatEnd = index }
  }

  private mutating func openList(_ kind: Scope.Kind) {
    if tokens[index].startsLine { endPropertyAtLineStart() }
    openListStarts.append(index)
    scopes.append(Scope(kind: kind, firstToken: index))
  }

  private mutating func closeList(_ kind: Scope.Kind) {
    guard scope.kind == kind else { return }
    openings[index] = Int32(clamping: openListStarts.last ?? 0)
    closeScope()
  }

  private mutating func closeScope() {
    let closed = scopes.removeLast()
    switch closed.kind {
    case .parentheses, .brackets:
      openListStarts.removeLast()
    case .type, .protocol:
      openTypes.removeLast()
      if let type = closed.typeIndex { structure.types[type].codeLines = codeLines(of: closed) }
    case .function:
      let branches = structure.complexity - closed.branchesBefore
      let own = branches - (nestedBranches.popLast() ?? 0)
      if let last = nestedBranches.indices.last { nestedBranches[last] += branches }
      let type = openTypes.last.map { structure.types[$0].name + "." } ?? ""
      structure.functions.append(
        SourceStructure.Function(
          name: closed.functionName, fullName: type + closed.label, line: closed.line,
          codeLines: codeLines(of: closed), branches: own))
    default: break
    }
  }

  private func codeLines(of scope: Scope) -> Int {
    source.codeLineCount(
      from: tokens[scope.firstToken].line, through: tokens[min(index, tokens.count - 1)].line)
  }
}
