import SwiftSyntax

extension Rewriter {
  /// Mutates the function and the arguments of a call.
  func mutateCall(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) == true
    {
      exclude(.super)
      return .skipChildren
    }
    if !isStatement(node) { mutateCalledFunction(inValue: node) }
    swapArguments(of: node)
    return .visitChildren
  }

  /// Returns true if a call is a whole statement, and its result is not used.
  ///
  /// The words `try` and `await` can stand before the call.
  private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let outer = node.parent, outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self) {
      node = outer
    }
    return node.parent?.as(CodeBlockItemSyntax.self).map { !isValue($0) } ?? false
  }

  /// Exchanges each argument with the next argument of the same type.
  private func swapArguments(of call: FunctionCallExprSyntax) {
    let functions = types.functions(calledBy: call).map(\.function)
    guard let function = (functions + types.initializers(calledBy: call)).first else { return }
    let arguments = Array(call.arguments)
    guard arguments.count == function.types.count else { return }
    for first in arguments.indices {
      let others = arguments.indices.dropFirst(first + 1)
      guard let second = others.first(where: { function.types[$0] == function.types[first] }),
        let (left, right) = swap(arguments[first].expression, arguments[second].expression)
      else { continue }
      add(.argument, at: call, original: "\(left), \(right)", replacement: "\(right), \(left)") {
        id in
        [
          .before(arguments[first].expression.start, "(mutantIsOn(\(id)) ? \(right) : "),
          .after(arguments[first].expression.end, ")"),
          .before(arguments[second].expression.start, "(mutantIsOn(\(id)) ? \(left) : "),
          .after(arguments[second].expression.end, ")"),
        ]
      }
    }
  }

  /// Returns the texts of two arguments that can be swapped; `nil` if they cannot.
  private func swap(_ left: ExprSyntax, _ right: ExprSyntax) -> (String, String)? {
    guard left.isPlain, right.isPlain, let left = left.flat(), let right = right.flat(),
      left != right
    else { return nil }
    return (left, right)
  }
}

extension ExprSyntax {
  /// True if the expression can take the place of another argument of the same call.
  fileprivate var isPlain: Bool {
    !tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.try), .keyword(.await), .leftBrace].contains(token.tokenKind)
    }
  }
}
