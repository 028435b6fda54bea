import SwiftSyntax

extension Rewriter {
  /// Mutates the value that a function, accessor or closure returns.
  ///
  /// The type of the value decides which other value takes its place.
  func mutateResult(_ expression: ExprSyntax) {
    // A branch is mutated instead of the statement, and `try?` cannot stand in a choice.
    let value = expression.core
    guard !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self),
      !value.is(TryExprSyntax.self)
    else { return }
    guard let type = Syntax(value).resultType ?? types.type(of: value) else {
      // A comparison in a closure tells its type.
      if value.isOrder { negate(value, .returnedValue) }
      return
    }
    if type.hasSuffix("?") {
      if !value.is(NilLiteralExprSyntax.self) { replace(value, by: "nil", .returnedValue) }
    } else if type == "String" {
      if !value.is(StringLiteralExprSyntax.self) {
        replace(value, by: #""mutant""#, .returnedValue)
      }
    } else if type == "Array" || type.hasPrefix("[") && !type.contains(":") {
      if value.trimmedDescription != "[]" { replace(value, by: "[]", .returnedValue) }
    } else if type == "Int" {
      if !value.is(IntegerLiteralExprSyntax.self) { increment(value, .returnedValue) }
    } else if type == "Bool", !value.hasNegation {
      negate(value, .returnedValue)
    }
  }
}

extension Syntax {
  /// The declared type of the innermost function, accessor or closure around the node.
  fileprivate var resultType: String? {
    for node in ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.summary
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.summary
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.summary
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// True if the expression is a comparison with `<`, `<=`, `>` or `>=`.
  fileprivate var isOrder: Bool {
    let token = self.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    return token.map { ["<", "<=", ">", ">="].contains($0) } ?? false
  }

  /// True for a value that another rule already negates, such as `!isEmpty` or `a == b`.
  fileprivate var hasNegation: Bool {
    if self.is(BooleanLiteralExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self) {
      return true
    }
    let token = self.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    return token == "==" || token == "!="
  }
}
