extension DeclarationScanner {
  /// Records the declaration that the token starts, if the token starts a declaration.
  ///
  /// The record is used when the scanner comes to the opening brace of the declaration.
  mutating func scanDeclaration(_ token: SourceToken) {
    recordMembers(token)
    switch token.word {
    case .struct, .enum:
      if let name = declaredTypeName(token) { expect(.type(.value, name: name)) }
    case .class, .actor:
      if let name = declaredTypeName(token) {
        let superclass = self.token(ahead: 2)?.kind == .colon ? self.token(ahead: 3) : nil
        expect(.type(.object, name: name, superclass: superclass.map(source.name)))
      }
    case .protocol:
      if let name = declaredTypeName(token) { expect(.type(.protocol, name: name)) }
    case .extension:
      expect(.type(.extension, name: path(ahead: 1) { $0.kind == .identifier }))
    case .func:
      expect(.function(name: functionName))
    case .initializer, .deinit:
      if scope.isType || scope.kind == .accessors { expect(.function(name: nil)) }
    case .subscript:
      if scope.isType { expect(.property(isVariable: false)) }
    case .var:
      if !isBinding { startProperty() }
    case let word where word.isAccessor:
      if scope.kind == .accessors { expect(.function(name: nil)) }
    case .let where isGenericParameter:
      break
    case .import:
      recordImport()
      scopes[scopes.count - 1].declaration = .none
    case .let, .case, .default, .typealias, .associatedtype, .return, .throw, .break,
      .continue, .fallthrough, .operator, .precedencegroup:
      scopes[scopes.count - 1].declaration = .none
    default:
      break
    }
  }

  /// Records that the current token starts a declaration whose body may follow.
  mutating func expect(_ declaration: Scope.Declaration) {
    scopes[scopes.count - 1].declaration = declaration
    scopes[scopes.count - 1].declarationStart = declarationStart()
    scopes[scopes.count - 1].declarationKeyword = index
    let isNamed = tokens[index].word == .func || tokens[index].word == .var
    scopes[scopes.count - 1].declarationName = isNamed ? index + 1 : index
  }

  /// Returns the scope that the current opening brace starts, such as the body of a function.
  ///
  /// The brace must not belong to a statement such as `if`. `outer` is the scope around the brace.
  mutating func openDeclaration(of outer: Scope) -> Scope {
    var inner = Scope(kind: .block, firstToken: index)
    switch outer.declaration {
    case .none:
      return inner
    case .type(let kind, let name, let superclass):
      inner = Scope(
        kind: kind == .protocol ? .protocol : .type, firstToken: outer.declarationStart)
      inner.typeIndex = structure.types.count
      structure.types.append(
        typeDeclaration(
          kind, name: name, line: tokens[outer.declarationKeyword].line, superclass: superclass))
      openTypes.append(structure.types.count - 1)
    case .function(let name):
      inner = Scope(kind: .function, firstToken: outer.declarationStart)
      inner.functionName = name
    case .property(let isVariable):
      // The accessors that a protocol requires have no bodies.
      if outer.kind == .protocol { break }
      if isVariable, outer.kind == .type, !startsObservers { structure.mutableProperties -= 1 }
      inner = Scope(
        kind: startsAccessors(words: \.isAccessor) ? .accessors : .function,
        firstToken: outer.declarationStart)
    case .initializedProperty:
      guard startsObservers else { return inner }
      inner = Scope(kind: .accessors, firstToken: index)
    }
    scopes[scopes.count - 1].declaration = .none
    guard !inner.isType else { return inner }
    if let name = outer.declarationName < tokens.count ? tokens[outer.declarationName] : nil {
      let property = outer.kind == .accessors ? outer.label + "." : ""
      inner.label = property + source.name(of: name)
    }
    switch tokens[outer.declarationKeyword].word {
    case .func, .initializer, .subscript:
      if outer.kind != .accessors { inner.label += labels(after: outer.declarationName) }
    default: break
    }
    inner.line = tokens[outer.declarationKeyword].line
    inner.branchesBefore = structure.complexity
    if inner.kind == .function { nestedBranches.append(0) }
    return inner
  }

  private func typeDeclaration(
    _ kind: SourceStructure.TypeDeclaration.Kind, name: String, line: UInt32, superclass: String?
  ) -> SourceStructure.TypeDeclaration {
    // Without this limit, the total length of all names would grow with the square of the depth.
    // Real code is never nested so deeply.
    let outer = openTypes.count < 16 ? openTypes.last.map { structure.types[$0].name } : nil
    return SourceStructure.TypeDeclaration(
      kind: kind, name: outer.map { "\($0).\(name)" } ?? name, line: line, superclass: superclass)
  }

  /// Returns the labels of the parameters, such as `(_:at:)`, of the function or subscript whose name
  /// is the token at `name`.
  ///
  /// A subscript and an operator have a label only if a parameter has two names.
  private func labels(after name: Int) -> String {
    let isPlain = tokens[name].word != .subscript && tokens[name].kind.isName
    // Parameters are never longer than 1,024 tokens in real code. Without a limit, the time would
    // be quadratic.
    let end = min(index, name + 1024)
    var labels = ""
    var (depth, isOpen, isNamed) = (0, false, false)
    for position in min(name + 1, end)..<end {
      switch tokens[position].kind {
      case .leftParenthesis where depth == 0: (depth, isOpen) = (1, true)
      case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle: depth += 1
      case .rightParenthesis where depth == 1 && isOpen: return "(\(labels))"
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle: depth -= 1
      case .comma where depth == 1: isNamed = false
      case .colon where depth == 1 && isOpen && !isNamed:
        isNamed = true
        let (first, second) = (tokens[position - 2], tokens[position - 1])
        // In `@Builder content: …`, the first name is the one of an attribute.
        let before = tokens[position - 3].kind
        let hasTwo = first.kind.isName && before != .atSign && before != .period
        labels += (hasTwo ? source.name(of: first) : isPlain ? source.name(of: second) : "_") + ":"
      default: break
      }
    }
    return ""
  }

  /// The name after the current `func`; `nil` if an operator follows.
  private var functionName: String? {
    token(ahead: 1).flatMap { $0.kind == .identifier ? source.name(of: $0) : nil }
  }

  /// Returns the name of the type that a keyword such as `struct` declares; `nil` if the keyword
  /// declares no type.
  ///
  /// For example, `class` declares no type in `class override func`.
  private func declaredTypeName(_ keyword: SourceToken) -> String? {
    guard let name = token(ahead: 1), name.kind == .identifier else { return nil }
    if keyword.word == .class || keyword.word == .actor {
      // The word declares no type in `class override func`, or if it is a variable named `actor`.
      guard keyword.word == .class || keyword.line == name.line else { return nil }
      switch token(ahead: 2) {
      case let next? where [.leftBrace, .colon, .leftAngle].contains(next.kind): break
      case let next? where next.word == .where: break
      default: return nil
      }
    }
    return source.name(of: name)
  }

  private mutating func recordImport() {
    // The kind of a declaration may stand before the module, as in `import class UIKit.UIView`.
    let isLimited = token(ahead: 1)?.kind == .keyword
    guard let name = token(ahead: isLimited ? 2 : 1), name.kind == .identifier else { return }
    structure.imports[source.name(of: name)] = name.line
  }

  /// True if the current `var` declares no property but is part of a pattern or condition, as in
  /// `if var name`.
  private var isBinding: Bool {
    if case .none = scope.statement {
      return previousWord == .case || previous?.kind == .comma
    }
    return true
  }

  /// True if the current `let` declares no property but is part of a generic clause.
  ///
  /// An example is `struct Vector<Element, let count: Int>`.
  private var isGenericParameter: Bool {
    switch (scope.declaration, previous?.kind) {
    case (.type, .leftAngle), (.type, .comma), (.function, .leftAngle), (.function, .comma): true
    default: false
    }
  }

  /// Returns the index of the first token of the current declaration, including its attributes and
  /// modifiers.
  func declarationStart() -> Int {
    var start = index
    while start > 0 {
      let before = tokens[start - 1]
      if before.word.isModifier || before.word == .class {
        guard !isName(at: start - 1) else { return start }
        start -= 1
      } else if before.kind == .rightParenthesis, openings[start - 1] > 0 {
        let opening = Int(openings[start - 1])
        if tokens[opening - 1].word.isModifier {
          start = opening - 1
        } else {
          guard let attribute = attribute(endingBefore: opening) else { return start }
          start = attribute
        }
      } else {
        guard let attribute = attribute(endingBefore: start) else { return start }
        start = attribute
      }
    }
    return start
  }

  /// Returns true if the modifier word at `index` is used as a name, as `weak` in `case weak`.
  private func isName(at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .comma, .period, .equal: return true
    default: return tokens[index - 1].word == .case
    }
  }

  /// Returns the index of the `@` token of the attribute whose name ends directly before `end`;
  /// `nil` if no attribute ends there.
  private func attribute(endingBefore end: Int) -> Int? {
    var name = end - 1
    if name > 0, tokens[name].kind == .rightAngle {
      guard let angle = leftAngle(closedAt: name) else { return nil }
      name = angle - 1
    }
    while name > 0, tokens[name].kind == .identifier || tokens[name].kind == .keyword {
      switch tokens[name - 1].kind {
      case .atSign: return name - 1
      case .period where name > 1: name -= 2
      default: return nil
      }
    }
    return nil
  }

  /// Returns the index of the `<` token that belongs to the `>` token at `end`; `nil` if no such
  /// token is found.
  private func leftAngle(closedAt end: Int) -> Int? {
    // The arguments of an attribute are never longer than 256 tokens in real code. Without a
    // limit, the time would be quadratic.
    let limit = max(0, end - 256)
    var depth = 0
    var angle = end
    while angle > limit {
      if tokens[angle].kind == .rightAngle { depth += 1 }
      if tokens[angle].kind == .leftAngle { depth -= 1 }
      if depth == 0 { return angle }
      angle -= 1
    }
    return nil
  }
}
