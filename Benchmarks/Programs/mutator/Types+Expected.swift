import SwiftSyntax

// The types that code demands of the expressions in it.
extension Types {
  /// Returns the type that the code around an expression demands of it; `nil` if it is not known.
  ///
  /// The result is the full name of the type if one of the read modules declares the type.
  func expectedType(of expression: ExprSyntax) -> String? {
    guard let parent = expression.parent else { return nil }
    if let argument = parent.as(LabeledExprSyntax.self) { return expectedType(of: argument) }
    if let operation = parent.as(InfixOperatorExprSyntax.self) {
      return expectedType(of: expression, in: operation)
    }
    if let choice = parent.as(TernaryExprSyntax.self) {
      return expectedType(of: ExprSyntax(choice))
    }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      return ExprSyntax(parent).flatMap(expectedType)
    }
    if let list = parent.as(ArrayElementSyntax.self)?.parent?.parent?.as(ArrayExprSyntax.self) {
      return expectedType(of: ExprSyntax(list))?.elementType
    }
    if let clause = parent.as(InitializerClauseSyntax.self) {
      return clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation
        .flatMap { qualified($0.type.summary, at: parent) }
    }
    if parent.is(ReturnStmtSyntax.self) { return resultType(around: parent) }
    if let item = parent.as(CodeBlockItemSyntax.self) { return expectedType(ofValueOf: item) }
    return nil
  }

  /// Returns the type of the side of an operation that is not `expression`.
  private func expectedType(
    of expression: ExprSyntax, in operation: InfixOperatorExprSyntax
  ) -> String? {
    let other =
      operation.leftOperand.id == expression.id ? operation.rightOperand : operation.leftOperand
    let isAmongEquals = ["==", "!=", "??"].contains(operation.operator.trimmedDescription)
    return isAmongEquals || ExprSyntax(operation).isAssignment ? fullType(of: other) : nil
  }

  /// Returns the type of the parameter that an argument of a call or of a case belongs to.
  private func expectedType(of argument: LabeledExprSyntax) -> String? {
    guard let arguments = argument.parent?.as(LabeledExprListSyntax.self),
      let index = arguments.firstIndex(of: argument)
    else { return nil }
    let position = arguments.distance(from: arguments.startIndex, to: index)
    if let brackets = arguments.parent?.as(TupleExprSyntax.self) {
      return arguments.count == 1 ? expectedType(of: ExprSyntax(brackets)) : nil
    }
    guard let call = arguments.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    if let (function, owner) = functions(calledBy: call, includingGeneric: true).first {
      let type = function.types[safe: position] ?? function.types.last
      return type.map { declarations.qualified($0, in: owner.name) }
    }
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self), name.base == nil
    else { return nil }
    let owners = types(withCase: name.declName.baseName.text, expected: ExprSyntax(call))
    guard owners.count == 1, let owner = owners.first else { return nil }
    let payload = owner.cases.first { $0.name == name.declName.baseName.text }?.payload
    return payload?[safe: position].map { declarations.qualified($0, in: owner.name) }
  }

  /// Returns the type of a statement that is the result of a function, or the value of a branch.
  private func expectedType(ofValueOf item: CodeBlockItemSyntax) -> String? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return nil }
    let branching: Syntax?
    if owner.is(SwitchCaseSyntax.self) {
      branching = owner.parent?.parent
    } else {
      branching = owner.parent?.is(IfExprSyntax.self) == true ? owner.parent : nil
    }
    guard var branching else { return resultType(around: Syntax(item)) }
    while let outer = branching.parent, outer.is(IfExprSyntax.self) { branching = outer }
    guard let value = branching.as(ExprSyntax.self) else { return nil }
    guard let statement = value.parent?.as(ExpressionStmtSyntax.self) else {
      return expectedType(of: value)
    }
    return statement.parent?.as(CodeBlockItemSyntax.self).flatMap(expectedType(ofValueOf:))
  }

  /// Returns the declared type of the result of the function or property around a node.
  private func resultType(around node: Syntax) -> String? {
    for outer in node.ancestors {
      if outer.is(ClosureExprSyntax.self) { return nil }
      if let function = outer.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { qualified($0.type.summary, at: outer) }
      }
      if let binding = outer.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { qualified($0.type.summary, at: outer) }
      }
    }
    return nil
  }

  // MARK: Full names

  /// Returns the types with a case `name`: the one that the code around `expression` demands, or
  /// all of them if this one is not known.
  func types(withCase name: String, expected expression: ExprSyntax) -> [TypeDeclaration] {
    if let expected = expectedType(of: expression), let type = declarations.type(expected) {
      return [type]
    }
    return declarations.types.filter { type in type.cases.contains { $0.name == name } }
  }

  private func qualified(_ type: String, at node: Syntax) -> String {
    declarations.qualified(type, in: node.typePath)
  }

  /// Returns the type of an expression, by its full name if one of the read modules declares it.
  ///
  /// Unlike ``type(of:)``, this function looks into parameters with `inout`. To put another property
  /// in place of one of theirs, it would have to be known which of them belong to the main actor.
  func fullType(of expression: ExprSyntax) -> String? {
    let expression = expression.core
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return fullType(of: chain.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = fullType(of: base).flatMap({ declarations.type($0) }),
      let (property, owner) = property(member.declName.baseName.text, of: type)
    {
      return property.type.map { declarations.qualified($0, in: owner.name) }
    }
    return type(of: expression)
      .map { qualified(String($0.trimmingPrefix("inout ")), at: Syntax(expression)) }
  }
}

extension Declarations {
  /// Returns a type with full names in place of those that are valid in the type `context`.
  func qualified(_ text: String, in context: String) -> String {
    let name = text.elementType.map(bare) ?? bare(text)
    guard let type = type(name, in: context) else { return text }
    return text.replacing(name, with: type.name, maxReplacements: 1)
  }
}

extension String {
  /// The type of the elements of an array type such as `[Post]`; `nil` for other types.
  var elementType: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(": ") ? String(dropFirst().dropLast()) : nil
  }

  /// The type of the values of a dictionary type such as `[User.ID: Post]`; `nil` for other types.
  var valueType: String? {
    guard hasPrefix("["), hasSuffix("]"), let key = firstRange(of: ": ") else { return nil }
    return String(self[key.upperBound...].dropLast())
  }
}

extension Array {
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
