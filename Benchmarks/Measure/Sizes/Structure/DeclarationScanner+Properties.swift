extension DeclarationScanner {
  /// Records that the current `=` starts the initial value of a property, if a property is being
  /// declared.
  mutating func startInitialValue() {
    if case .property = scope.declaration {
      scopes[scopes.count - 1].declaration = .initializedProperty
    }
  }

  /// Records that the current `var` starts a property or variable.
  mutating func startProperty() {
    expect(.property(isVariable: true))
    countMutableProperty()
  }

  /// Records that another property follows the current comma, as in `var a = 1, b = 2`.
  ///
  /// A comma in a generic clause, such as `Result<Int, Never>`, changes nothing.
  mutating func startNextProperty() {
    guard scope.openAngles <= 0 else { return }
    switch scope.declaration {
    case .initializedProperty: scopes[scopes.count - 1].declaration = .property(isVariable: true)
    case .property(isVariable: true): break
    default: return
    }
    scopes[scopes.count - 1].declarationName = index + 1
    countMutableProperty()
  }

  /// Counts the property that starts here as a stored property of a type.
  ///
  /// If its accessors later show that the property is computed, the property is subtracted again. A
  /// property or variable outside of a type does not count.
  private mutating func countMutableProperty() {
    scopes[scopes.count - 1].openAngles = 0
    if scope.kind == .type { structure.mutableProperties += 1 }
  }

  /// Ends the declaration of a property at a line break, as after `var name: String`.
  ///
  /// The current token is the first one after the line break. If this token may belong to the
  /// property's type, the declaration goes on. Once a declaration has ended, a closure on the next
  /// line is not mistaken for the getter of the property.
  mutating func endPropertyAtLineStart() {
    guard case .property = scope.declaration, let previous, tokens[index].word != .where
    else { return }
    switch previous.kind {
    case .colon, .comma, .arrow, .period, .binaryOperator, .leftAngle, .prefixOperator, .atSign:
      return
    case .identifier where previous.word == .some || previous.word == .any: return
    case .keyword where previous.word == .var || previous.word == .inout: return
    default: break
    }
    scopes[scopes.count - 1].declaration = .none
  }

  /// True if the current brace opens observers (`willSet` or `didSet`).
  var startsObservers: Bool {
    startsAccessors { $0 == .willSet || $0 == .didSet }
  }

  /// Returns true if the current brace opens accessors, such as `get`, rather than statements.
  ///
  /// `isAccessor` is a function that returns true for the words that may start an accessor after
  /// the brace.
  func startsAccessors(words isAccessor: (Word) -> Bool) -> Bool {
    var next = skipAttributes(from: index + 1)
    while next < tokens.count, tokens[next].word.isModifier, tokens[next].kind == .identifier {
      next += 1
    }
    guard next < tokens.count, isAccessor(tokens[next].word), next + 1 < tokens.count else {
      return false
    }
    let following = tokens[next + 1]
    switch tokens[next].word {
    case .get, .set, .willSet, .didSet:
      switch following.kind {
      case .leftBrace, .leftParenthesis, .rightBrace, .identifier, .keyword, .atSign: return true
      default: return false
      }
    case .readCoroutine, .modifyCoroutine, .unsafeAddress, .unsafeMutableAddress:
      return true
    default:
      return following.kind == .leftBrace || following.kind == .leftParenthesis
    }
  }

  private func skipAttributes(from start: Int) -> Int {
    var next = start
    while next + 1 < tokens.count, tokens[next].kind == .atSign {
      next += 2
      while next + 1 < tokens.count, tokens[next].kind == .period { next += 2 }
      guard next < tokens.count, tokens[next].kind == .leftParenthesis else { continue }
      // The arguments of an attribute are never longer than 256 tokens in real code. Without a
      // limit, the time would be quadratic.
      let limit = min(tokens.count, next + 256)
      var depth = 0
      while next < limit {
        if tokens[next].kind == .leftParenthesis { depth += 1 }
        if tokens[next].kind == .rightParenthesis { depth -= 1 }
        next += 1
        if depth == 0 { break }
      }
    }
    return next
  }
}
