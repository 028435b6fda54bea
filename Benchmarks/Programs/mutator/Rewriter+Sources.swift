import SwiftSyntax

// Values from another source, and conditions on values that the code does not look at.
extension Rewriter {
  /// Reads a value of the same type from elsewhere, such as the user of the cache.
  ///
  /// Of `a.b`, either the whole or only `a` is read from elsewhere; and of the reads of one name in
  /// a function, only the first.
  func mutateSource(_ node: ExprSyntax) {
    guard let other = otherSource(of: node), let text = node.flat() else { return }
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      otherSource(of: ExprSyntax(member)) != nil
    {
      return
    }
    let read = "\(Syntax(node).functionPath) \(node.summary) \(other.path)"
    guard valuesFromElsewhere.insert(read).inserted else { return }
    let value = other.type.hasSuffix("?") ? "(\(other.text) ?? \(text))" : other.text
    replaceMember(node, by: value, .otherSource)
  }

  private func otherSource(of node: ExprSyntax) -> VisibleValue? {
    let (place, property) = (Syntax(node), types.property(node)?.property)
    guard !node.isAssigned, !node.isCaptured, !node.isPartOfTarget, !node.isCallee,
      !node.isOptionalChain, !node.isBaseOfID, let type = types.type(of: node),
      types.isPlainValue(type), !["Bool", "Int"].contains(bare(type)),
      property?.isStatic != true, property?.access.module.hasSuffix("UIKit") != true
    else { return nil }
    let own = String(node.summary.trimmingPrefix("self."))
    let local = place.local(own)
    // A property cannot be read while an assignment changes a part of it.
    let changed = place.ancestors.compactMap { $0.as(InfixOperatorExprSyntax.self) }
      .first { ExprSyntax($0).isAssignment }?.leftOperand
    let names = [own, changed?.summary ?? ""].map(\.rootName)
    return visibleValues(at: place).first { value in
      // Another property of the same owner is a mutant of another kind.
      types.isSame(value.type, type) && !names.contains(value.path.rootName)
        && !(local == nil && value.isProperty && !value.path.contains("."))
        && !place.follows(assignmentTo: value.path)
        && local?.value?.summary.trimmingPrefix("self.") != value.path[...]
    }
  }

  /// Demands one more condition: that a Boolean is true, or that an optional value is not `nil`.
  func addCondition(to list: ConditionElementListSyntax) {
    guard list.parent?.is(WhileStmtSyntax.self) != true, let first = list.first else { return }
    for condition in otherConditions(at: Syntax(list)) {
      add(.extraCondition, at: list, replacement: "\(condition), \(list.summary)") { id in
        [.before(first.start, "!mutantIsOn(\(id)) || \(condition), ")]
      }
    }
  }

  /// Returns the conditions that can be added at a node: at most one on a Boolean, and at most one
  /// on an optional value.
  private func otherConditions(at node: Syntax) -> [String] {
    let text = node.summary
    let values = visibleValues(at: node).filter { value in
      let name = value.path.split(separator: ".").last.map(String.init) ?? ""
      return value.isVariable && name != "animated" && types.isPlainValue(value.type)
        && !text.contains(name)
    }
    let optional = values.first { $0.isOptional }.map { "\($0.text) != nil" }
    let boolean = values.first { $0.type == "Bool" }.map { ($0.isFalse ? "!" : "") + $0.text }
    return [optional, boolean].compactMap(\.self)
  }
}

extension Types {
  /// Returns true for a type of values, such as `User?`, and false for objects and functions.
  fileprivate func isPlainValue(_ type: String) -> Bool {
    if type.contains("->") || type.hasPrefix("any ") || type.hasPrefix("some ") { return false }
    let name = type.elementType.map(bare) ?? bare(type)
    if ["Bool", "Int", "String", "Data", "Date"].contains(name) { return true }
    return declarations.type(name).map { !$0.isReference && !$0.isProtocol } ?? false
  }

  /// Returns true if two types are the same, when one or both may be optional.
  fileprivate func isSame(_ type: String, _ other: String) -> Bool {
    func plain(_ type: String) -> Substring { type.hasSuffix("?") ? type.dropLast() : type[...] }
    return plain(type) == plain(other)
  }
}

extension String {
  /// The first name of a path, such as `a` for `self.a?.b`.
  fileprivate var rootName: Substring {
    trimmingPrefix("self.").prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Syntax {
  /// Returns true if a statement before this node, in the same function, sets the value at a path.
  fileprivate func follows(assignmentTo path: String) -> Bool {
    ancestors.compactMap { $0.parent?.as(CodeBlockItemListSyntax.self) }.contains { list in
      list.prefix { $0.endPosition <= position }.contains { item in
        let target = item.item.as(InfixOperatorExprSyntax.self)?.leftOperand.summary ?? ""
        return target.trimmingPrefix("self.").filter { $0 != "?" } == path
      }
    }
  }
}

extension ExprSyntax {
  /// True for `user` in `user.id`: another value of the type is mostly one with the same id.
  fileprivate var isBaseOfID: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "id"
  }

  /// True for an expression such as `a` in `a.b.c()`: the call may change a part of the value.
  fileprivate var isCallee: Bool {
    guard let outer = parent?.as(ExprSyntax.self) else { return false }
    if let call = outer.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == id }
    let isBase =
      outer.is(OptionalChainingExprSyntax.self)
      || outer.as(MemberAccessExprSyntax.self)?.base?.id == id
    return isBase && outer.isCallee
  }
}
