import SwiftSyntax

extension Rewriter {
  /// Drops a call or an assignment, or mutates an expression that is the result of a function.
  func mutateStatement(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let expression = node.item.as(ExprSyntax.self) else { return .visitChildren }
    if expression.isDemandedCall {
      exclude(.super)
      return .skipChildren
    }
    if isValue(node) {
      mutateResult(expression)
    } else if expression.isAssignment {
      if expression.setsLayout {
        exclude(.layout)
        return .skipChildren
      }
      if setsFirstValue(expression) {
        exclude(.initialization)
      } else {
        mutateOrder(of: node)
        drop(expression, .dropStatement)
        mutateTarget(expression)
      }
    } else if expression.statementCall != nil {
      mutateOrder(of: node)
      drop(expression, .dropStatement)
      mutateCalledFunction(inStatement: expression)
    }
    return .visitChildren
  }

  /// Returns true if the value of a statement is the result of a function, closure or branch.
  ///
  /// Such a statement is the only statement of the function, closure or branch.
  func isValue(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent, list.children(viewMode: .sourceAccurate).count == 1,
      let owner = list.parent
    else { return false }
    if let accessors = owner.as(AccessorBlockSyntax.self) { return accessors.isComputed }
    if let closure = owner.as(ClosureExprSyntax.self) { return hasResult(closure, node.item) }
    if owner.is(SwitchCaseSyntax.self) {
      return owner.parent?.parent.map(isBranchingValue) ?? false
    }
    guard let holder = owner.parent else { return false }
    if let function = holder.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { $0.type.summary != "Void" } ?? false
    }
    if let accessor = holder.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return holder.is(IfExprSyntax.self) && isBranchingValue(holder)
  }

  /// Returns true if an `if` or a `switch` is used as a value.
  private func isBranchingValue(_ node: Syntax) -> Bool {
    guard let statement = node.parent?.as(ExpressionStmtSyntax.self) else {
      return node.parent?.as(IfExprSyntax.self).map { isBranchingValue(Syntax($0)) } ?? true
    }
    return statement.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? false
  }

  /// Returns true if a closure with a single expression returns the value of this expression.
  ///
  /// The type of the closure is not known, so the answer is derived from the expression.
  private func hasResult(_ closure: ClosureExprSyntax, _ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let expression = item.as(ExprSyntax.self) else { return false }
    if expression.isAssignment { return false }
    guard let call = expression.statementCall else { return true }
    let callee = call.calledExpression
    if callee.summary.namesType { return callee.summary != "Task" }
    if let type = types.type(of: callee) { return type.contains("->") && !type.returnsNothing }
    let member = callee.as(MemberAccessExprSyntax.self)
    // A case, such as `.loaded(user)`, is a value.
    if let member, member.base == nil { return true }
    // Of the standard library, the program knows no functions.
    let name = member?.declName.baseName.text ?? ""
    if ["contains", "filter", "flatMap", "map", "prefix", "sorted"].contains(name) { return true }
    let functions = types.functions(calledBy: call, includingGeneric: true).map(\.function)
    // The result of a generic function around some work is that of the work.
    if functions.contains(where: { $0.isGeneric && $0.result != nil }),
      let work = call.trailingClosure, let only = work.statements.first, work.statements.count == 1
    {
      return hasResult(work, only.item)
    }
    let known = functions.filter { !$0.isGeneric }
    return !known.isEmpty && known.allSatisfy { $0.result != nil }
  }

  /// Returns true if other code would not compile without this assignment.
  ///
  /// Such an assignment gives a variable or a property its first value.
  func setsFirstValue(_ expression: ExprSyntax) -> Bool {
    guard let target = expression.as(InfixOperatorExprSyntax.self)?.leftOperand else {
      return false
    }
    let text = target.trimmedDescription
    if let local = Syntax(target).local(text) { return local.needsValue }
    guard Syntax(target).ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) }),
      let type = types.declarations.type(Syntax(target).typePath)
    else { return false }
    let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    return type.properties.contains { $0.name == name && $0.needsValue }
  }

  // MARK: Return

  /// Drops an early return, or mutates the returned value.
  func mutateReturn(_ node: ReturnStmtSyntax) {
    if let value = node.expression {
      mutateResult(value)
    } else if !node.isDemandedByGuard {
      drop(node, .dropReturn)
    }
  }
}

extension String {
  /// True for the type of a function without a result.
  fileprivate var returnsNothing: Bool {
    let type = trimmingPrefix("@escaping ")
    return type.contains(/-> *(Void|\(\))\)?\??$/)
  }
}

extension ReturnStmtSyntax {
  /// True if a `guard` without this return would not compile.
  fileprivate var isDemandedByGuard: Bool {
    parent?.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true
  }
}

extension ExprSyntax {
  /// The function call, if the expression is a call with or without `try` and `await`.
  ///
  /// The value is `nil` for every other expression.
  var statementCall: FunctionCallExprSyntax? {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.statementCall }
    return core.as(FunctionCallExprSyntax.self)
  }

  /// True for an assignment to `axis`, which says if a stack is a row or a column of views.
  var setsLayout: Bool {
    guard let target = self.as(InfixOperatorExprSyntax.self)?.leftOperand else { return false }
    let name =
      target.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? target.trimmedDescription
    return name == "axis"
  }

  /// True for a call that UIKit or the compiler demands: of `super`, or of another initializer.
  var isDemandedCall: Bool {
    let callee = statementCall?.calledExpression.as(MemberAccessExprSyntax.self)
    return callee?.base?.is(SuperExprSyntax.self) == true
      || callee?.declName.baseName.text == "init"
  }
}
