import SwiftSyntax

extension Rewriter {
  /// Negates each Boolean condition, and adds a false condition in front of the first binding.
  func mutateConditions(_ list: ConditionElementListSyntax) {
    addCondition(to: list)
    for element in list {
      if let condition = element.condition.as(ExprSyntax.self) {
        negate(condition, .negateCondition)
        if list.parent?.is(GuardStmtSyntax.self) == true { dropGuard(condition) }
      }
    }
    let binding = list.first {
      $0.condition.is(OptionalBindingConditionSyntax.self)
        || $0.condition.is(MatchingPatternConditionSyntax.self)
    }
    guard let binding else { return }
    add(.forceElse, at: binding.condition, replacement: "false") { id in
      [.before(binding.start, "!mutantIsOn(\(id)), ")]
    }
  }

  /// Lets the code after a `guard` run even if the condition is false.
  private func dropGuard(_ condition: ExprSyntax) {
    add(.dropReturn, at: condition, original: "guard \(condition.summary)", replacement: "") { id in
      [
        .before(condition.start, "(("),
        .after(condition.end, ") || mutantIsOn(\(id)))"),
      ]
    }
  }

  /// Replaces an operator by a similar one, such as `<` by `<=`, `==` by `!=` or `&&` by `||`.
  ///
  /// An expression `a ?? b` is replaced by `b`.
  func mutateOperation(_ node: InfixOperatorExprSyntax) {
    guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
    let expression = ExprSyntax(node)
    let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
    let equalities = ["==": "!=", "!=": "=="]
    let logics = ["&&": "||", "||": "&&"]
    if token.text == "??" {
      if let other = node.rightOperand.flat() { replace(expression, by: other, .otherSide) }
    } else if let other = others[token.text] {
      exchange(token, for: other, in: expression, .boundary)
    } else if let other = equalities[token.text], !expression.isCondition {
      exchange(token, for: other, in: expression, .equality)
    } else if let other = logics[token.text] {
      exchange(token, for: other, in: expression, .logic)
    }
  }

  private func exchange(
    _ token: TokenSyntax, for other: String, in node: ExprSyntax, _ operation: MutationOperator
  ) {
    guard let text = node.flat(replacing: token, with: other) else { return }
    replace(node, by: text, operation)
  }

  /// Negates an expression such as `!x`, unless the expression is a whole condition.
  ///
  /// Another mutant already negates a whole condition.
  func mutateNegation(_ node: PrefixOperatorExprSyntax) {
    let expression = ExprSyntax(node)
    guard node.operator.text == "!", !expression.isCondition else { return }
    negate(expression, .boolean)
  }
}

extension ExprSyntax {
  /// True for a condition of `if`, `guard`, `while`, `where` or `?:`.
  var isCondition: Bool {
    guard let parent else { return false }
    if let choice = parent.as(TernaryExprSyntax.self) { return choice.condition.id == id }
    return parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self)
  }
}
