import SwiftSyntax

// Statements of a branch that are done in another branch, too.
extension Rewriter {
  /// Does a statement of a branch in the next branch, too.
  func doInOtherBranch(
    _ statement: ExprSyntax, _ setting: Setting?, of item: CodeBlockItemSyntax
  ) {
    guard let (branching, place) = item.otherBranch, let copy = statement.flat() else { return }
    let isUnknown = place.isBehindError && statement.summary.contains("try ")
    let names = statement.names.union(["self"])
    guard !isUnknown, names.allSatisfy({ isSame($0, at: Syntax(statement), and: place.node) }),
      (branching.as(GuardStmtSyntax.self)?.conditions).map({ conditions in
        names.allSatisfy { conditions.bound($0) == nil }
      }) != false
    else { return }
    let others = (place.statements.map { Array($0) } ?? []).compactMap(\.movable)
    if others.contains(where: { $0.summary == statement.summary }) { return }
    let isSetAgain = others.contains { other in
      guard let setting, setting.isRepeatable, let other = types.setting(other) else {
        return false
      }
      return setting.written.isSubset(of: other.written)
    }
    if isSetAgain { return exclude(.setting) }
    add(
      .otherBranch, at: statement,
      replacement: "\(place.name) { \(statement.summary) }"
    ) { id in
      [place.insertion("if mutantIsOn(\(id)) { \(copy) }")]
    }
  }

  /// Returns true if a name stands for the same at two places.
  private func isSame(_ name: String, at place: Syntax, and other: Syntax) -> Bool {
    place.local(name)?.owner?.id == other.local(name)?.owner?.id
  }
}

/// The place of a branch at which a statement of another branch can stand.
struct OtherBranch {
  let node: Syntax
  let statements: CodeBlockItemListSyntax?
  /// The way in which a report names the branch.
  let name: String
  /// True if errors of the first branch cannot be thrown here.
  var isBehindError = false
  let insertion: (_ statement: String) -> Insertion

  /// The beginning of a branch, which is in curly brackets or after a colon.
  init(in statements: CodeBlockItemListSyntax, after start: Int, name: String) {
    node = Syntax(statements)
    self.statements = statements
    self.name = name
    insertion = { .after(start, " \($0);") }
  }

  /// The end of a branching.
  init(after branching: some SyntaxProtocol, name: String, separator: String) {
    node = Syntax(branching)
    statements = nil
    self.name = name
    insertion = { .after(branching.end, separator + $0) }
  }

  init(_ block: CodeBlockSyntax, name: String) {
    self.init(in: block.statements, after: block.leftBrace.end, name: name)
  }
}

extension CodeBlockItemSyntax {
  /// The branching around the statement, and its next branch.
  fileprivate var otherBranch: (branching: Syntax, place: OtherBranch)? {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else {
      return nil
    }
    if let clause = owner.as(SwitchCaseSyntax.self) {
      let cases = clause.parent?.as(SwitchCaseListSyntax.self)?
        .compactMap { $0.as(SwitchCaseSyntax.self) }
      guard let other = cases?.following({ $0.id == clause.id }) else { return nil }
      let name = other.label.summary
      return (
        Syntax(clause),
        OtherBranch(in: other.statements, after: other.label.end, name: name)
      )
    }
    guard let block = owner.as(CodeBlockSyntax.self), let branching = block.parent else {
      return nil
    }
    return branching.otherBranch(than: block).map { (branching, $0) }
      ?? list.guardBefore(self).map { (Syntax($0), OtherBranch($0.body, name: "else")) }
  }
}

extension Syntax {
  fileprivate func otherBranch(than block: CodeBlockSyntax) -> OtherBranch? {
    if let statement = self.as(IfExprSyntax.self) {
      guard statement.body.id == block.id else { return OtherBranch(statement.body, name: "if") }
      guard let other = statement.elseBody else {
        return OtherBranch(after: statement, name: "else", separator: " else ")
      }
      return (other.as(CodeBlockSyntax.self) ?? other.as(IfExprSyntax.self)?.body)
        .map { OtherBranch($0, name: "else") }
    }
    if let statement = self.as(GuardStmtSyntax.self) {
      return OtherBranch(after: statement, name: "after guard", separator: "; ")
    }
    if let statement = self.as(DoStmtSyntax.self), let clause = statement.catchClauses.first {
      var place = OtherBranch(clause.body, name: "catch")
      place.isBehindError = true
      return place
    }
    if let clause = self.as(CatchClauseSyntax.self),
      let statement = clause.parent?.parent?.as(DoStmtSyntax.self)
    {
      return OtherBranch(statement.body, name: "do")
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// Returns the `guard` directly before a statement.
  fileprivate func guardBefore(_ item: CodeBlockItemSyntax) -> GuardStmtSyntax? {
    guard let place = firstIndex(of: item), place != startIndex else { return nil }
    return self[index(before: place)].item.as(GuardStmtSyntax.self)
  }
}

extension SyntaxProtocol {
  /// The names in the code that do not follow a dot.
  fileprivate var names: Set<String> {
    var names: Set<String> =
      self.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] } ?? []
    for child in children(viewMode: .sourceAccurate) {
      let isMember = child.id == self.as(MemberAccessExprSyntax.self).map { Syntax($0.declName).id }
      if !isMember { names.formUnion(child.names) }
    }
    return names
  }
}
