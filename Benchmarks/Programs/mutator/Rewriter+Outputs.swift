import SwiftSyntax

// Another function or property of the same type in place of one.
extension Rewriter {
  // MARK: Functions

  /// Puts a call of another function in place of a statement that calls a function.
  ///
  /// The other function takes and returns the same types.
  func mutateCalledFunction(inStatement statement: ExprSyntax) {
    guard let call = statement.statementCall, let other = otherFunction(in: call),
      let text = statement.flat(replacing: call.functionName, with: other)
    else { return }
    replaceStatement(statement, by: text, .otherOutput)
  }

  /// Uses the result of another function in place of the result of a call.
  ///
  /// The other function takes and returns the same types.
  func mutateCalledFunction(inValue call: FunctionCallExprSyntax) {
    guard let other = otherFunction(in: call),
      let text = call.flat(replacing: call.functionName, with: other)
    else { return }
    replaceMember(ExprSyntax(call), by: text)
  }

  /// Returns the name of the function to be called instead; `nil` if there is none.
  ///
  /// This function belongs to the same owner as the called function. Its parameters and its result
  /// have the same types as those of the called function.
  private func otherFunction(in call: FunctionCallExprSyntax) -> String? {
    guard !call.hasTrailingClosure else { return nil }
    let current = Syntax(call).enclosingNames
    let called = types.functions(calledBy: call)
    // Of several functions with one name, the types of the arguments choose one.
    guard Set(called.map(\.function.types)).count < 2 else { return nil }
    for (function, owner) in called {
      let candidates = owner.functions.filter { other in
        other.isInterchangeable(with: function)
          && (other.name == function.name
            || !other.isOverride && !current.contains(other.name) && isUsable(other.access))
      }
      if let other = candidates.following({ $0.name == function.name }) { return other.name }
    }
    return nil
  }

  // MARK: Properties

  /// Puts another property of the same type in place of a property.
  func mutateProperty(_ node: ExprSyntax) {
    guard !node.isAssigned, !node.isCaptured, let (other, type) = otherProperty(of: node),
      let text = node.flat(replacing: node.propertyName, with: other)
    else { return }
    // A choice between values cannot be changed, only the object that a choice finds.
    if node.isPartOfTarget, types.declarations.type(type)?.isReference != true { return }
    replaceMember(node, by: text)
  }

  /// Makes an assignment set another property of the same type.
  func mutateTarget(_ assignment: ExprSyntax) {
    guard let target = assignment.as(InfixOperatorExprSyntax.self)?.leftOperand,
      let (other, _) = otherProperty(of: target, isAssigned: true),
      let text = assignment.flat(replacing: target.propertyName, with: other)
    else { return }
    replaceStatement(assignment, by: text, .otherOutput)
  }

  /// Returns the name and the type of the property to be used instead; `nil` if there is none.
  ///
  /// This property has the same owner and the same type as the property at `node`.
  private func otherProperty(
    of node: ExprSyntax, isAssigned: Bool = false
  ) -> (name: String, type: String)? {
    let isName = node.is(DeclReferenceExprSyntax.self)
    guard let (property, owner) = types.property(node), let type = property.type,
      // Before all properties have values, an initializer can read none of its own.
      !(isName
        && Syntax(node).ancestors.contains { $0.is(InitializerDeclSyntax.self) })
    else { return nil }
    let current = Syntax(node).enclosingNames
    let candidates = owner.properties.filter { other in
      other.name == property.name
        // A local name hides a property that has it.
        || !(isName && Syntax(node).local(other.name) != nil) && other.type == type
          && other.isStatic == property.isStatic
          && other.wrappers == property.wrappers && !current.contains(other.name)
          && (isAssigned ? other.setter : other.access).map(isUsable) == true
    }
    guard let other = candidates.following({ $0.name == property.name }) else { return nil }
    let prefix = node.propertyName?.text.hasPrefix("$") == true ? "$" : ""
    return (prefix + other.name, type)
  }

  /// Returns true if the file can use a declaration, and if the declaration is not part of UIKit.
  func isUsable(_ access: Access) -> Bool {
    access.allowsUse(in: module, file) && !access.module.hasSuffix("UIKit")
  }

  /// Replaces an expression with another one, even if a member such as `.count` follows.
  func replaceMember(
    _ node: ExprSyntax, by other: String, _ operation: MutationOperator = .otherOutput
  ) {
    // In brackets, the chain ends before the members behind it.
    let needsMark = node.isOptionalChain && node.isFollowedByMember
    add(operation, at: node, replacement: other) { id in
      [
        .before(node.start, "(mutantIsOn(\(id)) ? \(other) : "),
        .after(node.end, ")\(needsMark ? "?" : "")"),
      ]
    }
  }
}

extension ExprSyntax {
  /// The token that names a property.
  fileprivate var propertyName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// True for the left side of an assignment.
  var isAssigned: Bool {
    guard let assignment = parent?.as(InfixOperatorExprSyntax.self) else { return false }
    return ExprSyntax(assignment).isAssignment && assignment.leftOperand.id == id
  }

  /// True for an expression such as `a` in `a.b = 1`: the assignment changes a part of the value.
  var isPartOfTarget: Bool {
    guard let outer = parent?.as(ExprSyntax.self) else { return false }
    if outer.is(InfixOperatorExprSyntax.self) { return isAssigned }
    let isBase =
      outer.is(OptionalChainingExprSyntax.self)
      || outer.as(MemberAccessExprSyntax.self)?.base?.id == id
      || outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
    return isBase && (outer.isAssigned || outer.isPartOfTarget)
  }

  var isCaptured: Bool { parent?.is(ClosureCaptureSyntax.self) == true }

  /// True if a member, a call or a subscript follows.
  fileprivate var isFollowedByMember: Bool {
    guard let outer = parent else { return false }
    return outer.as(MemberAccessExprSyntax.self)?.base?.id == id
      || outer.as(FunctionCallExprSyntax.self)?.calledExpression.id == id
      || outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension FunctionCallExprSyntax {
  /// The token that names the called function.
  var functionName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  fileprivate var hasTrailingClosure: Bool {
    trailingClosure != nil || !additionalTrailingClosures.isEmpty
  }
}

extension Syntax {
  /// The names of the functions and properties around the node.
  ///
  /// A mutant at the node must not use these names. A function or property that uses its own name
  /// would call itself.
  var enclosingNames: [String] {
    ancestors.compactMap { node in
      node.as(FunctionDeclSyntax.self)?.name.text
        ?? node.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }
  }
}
