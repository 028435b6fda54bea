import SwiftSyntax

// Statements that are done twice, or in another order.
extension Rewriter {
  /// Repeats a call, swaps a statement with the next one, and does it in another branch.
  func mutateOrder(of item: CodeBlockItemSyntax) {
    guard let statement = item.movable else { return }
    let setting = types.setting(statement)
    swap(statement, setting, withStatementAfter: item)
    doInOtherBranch(statement, setting, of: item)
    guard statement.statementCall != nil else { return }
    if setting?.isRepeatable == true { return exclude(.setting) }
    // A call that is all that a function or closure does is repeated where that is called.
    guard !item.isAlone else { return }
    let text = statement.summary
    add(.repeatStatement, at: statement, replacement: "\(text); \(text)") { id in
      [
        .before(statement.start, "for _ in 0...mutantStep(\(id)) { "), .after(statement.end, " }"),
      ]
    }
  }

  private func swap(
    _ first: ExprSyntax, _ setting: Setting?, withStatementAfter item: CodeBlockItemSyntax
  ) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let second = list.following(item)?.movable, !setsFirstValue(second),
      first.summary != second.summary
    else { return }
    if let setting, let other = types.setting(second), setting.isIndependent(of: other) {
      return exclude(.setting)
    }
    let replacement = "\(second.summary); \(first.summary)"
    let original = "\(first.summary); \(second.summary)"
    if let copy = second.flat() {
      add(.swapStatements, at: first, original: original, replacement: replacement) { id in
        [
          .before(first.start, "if mutantIsOn(\(id)) { \(copy) }; "),
          .before(second.start, "if !mutantIsOn(\(id)) { "), .after(second.end, " }"),
        ]
      }
    } else if let copy = first.flat() {
      add(.swapStatements, at: first, original: original, replacement: replacement) { id in
        [
          .before(first.start, "if !mutantIsOn(\(id)) { "), .after(first.end, " }"),
          .after(second.end, "; if mutantIsOn(\(id)) { \(copy) }"),
        ]
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// True for the only statement of a function or closure.
  fileprivate var isAlone: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    return list.parent?.is(ClosureExprSyntax.self) == true
      || list.parent?.parent?.is(FunctionDeclSyntax.self) == true
  }

  /// The statement, if it is a call or an assignment that can stand at another place.
  var movable: ExprSyntax? {
    guard let expression = item.as(ExprSyntax.self), !expression.isDemandedCall,
      expression.isAssignment ? !expression.setsLayout : expression.statementCall != nil
    else { return nil }
    return expression
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func following(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
    firstIndex(of: item).map { index(after: $0) }.flatMap { $0 == endIndex ? nil : self[$0] }
  }
}
