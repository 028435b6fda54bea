import SwiftSyntax

/// The types of expressions, as far as declarations alone show the types, without a compiler.
struct Types {
  let declarations: Declarations

  /// A declared type that was found for an expression.
  ///
  /// The expression is a value of the type, or the expression is the name of the type.
  struct Found {
    let declaration: TypeDeclaration
    /// True if the expression names the type itself.
    let isType: Bool
  }

  /// Returns the declared type of an expression; `nil` if it cannot be told.
  func type(of expression: ExprSyntax) -> String? {
    let expression = expression.core
    if let name = expression.as(DeclReferenceExprSyntax.self) { return type(of: name) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base, let type = found(base) else { return nil }
      return property(member.declName.baseName.text, of: type.declaration)?.property.type
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.summary.namesType { return call.calledExpression.summary }
      return functions(calledBy: call).first?.function.result
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chain.expression)
    }
    if let value = expression.as(SubscriptCallExprSyntax.self) {
      // The subscript of an array may also be a slice.
      return type(of: value.calledExpression)?.valueType
    }
    if let operation = expression.as(InfixOperatorExprSyntax.self),
      operation.operator.trimmedDescription == "??"
    {
      return type(of: operation.rightOperand) ?? type(of: operation.leftOperand)
    }
    return nil
  }

  private func type(of name: DeclReferenceExprSyntax) -> String? {
    let text = name.baseName.text
    if text == "self" { return Syntax(name).typePath }
    let local = Syntax(name).local(text)
    if let type = local?.type { return type }
    if let value = local?.value { return type(of: value) }
    if text.hasPrefix("$"), let index = Int(text.dropFirst()) {
      return type(ofParameter: index, ofClosureAround: Syntax(name))
    }
    // A capture or a shortened binding has the name and the type of a property.
    return property(named: name)?.type
  }

  /// Returns the declared type that belongs to an expression; `nil` if the type is not known.
  ///
  /// The expression is a value of the type, or the expression is the name of the type.
  func found(_ expression: ExprSyntax) -> Found? {
    let path = Syntax(expression).typePath
    if expression.summary.namesType, let type = declarations.type(expression.summary, in: path) {
      return Found(declaration: type, isType: true)
    }
    guard let name = type(of: expression), let type = declarations.type(name, in: path) else {
      return nil
    }
    return Found(declaration: type, isType: false)
  }

  /// Returns the property called `name` that a type declares or inherits, and the type that declares
  /// it.
  func property(
    _ name: String, of type: TypeDeclaration
  ) -> (property: PropertyDeclaration, owner: TypeDeclaration)? {
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    for owner in declarations.family(of: type) {
      if let property = owner.properties.first(where: { $0.name == name }) {
        return (property, owner)
      }
    }
    return nil
  }

  private func property(named name: DeclReferenceExprSyntax) -> PropertyDeclaration? {
    guard let type = declarations.type(Syntax(name).typePath) else { return nil }
    return property(name.baseName.text, of: type)?.property
  }

  // MARK: Functions

  /// Returns the functions that a call may call, each with the type that declares the function.
  ///
  /// If the receiver's type is not known, functions of all types are returned. Generic functions
  /// are left out unless `includingGeneric` is true, since their types may be type parameters.
  func functions(
    calledBy call: FunctionCallExprSyntax, includingGeneric: Bool = false
  ) -> [(function: FunctionDeclaration, owner: TypeDeclaration)] {
    let owners: [TypeDeclaration]
    let name: String
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName.baseName.text
      owners = found(base).map { declarations.family(of: $0.declaration) } ?? declarations.types
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      guard Syntax(reference).local(name) == nil else { return [] }
      let type = declarations.type(Syntax(reference).typePath)
      owners = type.map { declarations.family(of: $0) } ?? []
    } else {
      return []
    }
    return owners.flatMap { owner in
      owner.functions
        .filter { $0.name == name && (includingGeneric || !$0.isGeneric) && call.mayCall($0) }
        .map { ($0, owner) }
    }
  }

  /// Returns the initializers that a call may call.
  func initializers(calledBy call: FunctionCallExprSyntax) -> [FunctionDeclaration] {
    let name = call.calledExpression.summary
    guard name.namesType, let type = declarations.type(name, in: Syntax(call).typePath) else {
      return []
    }
    let own = type.initializers + (type.isReference ? [] : [memberwiseInitializer(of: type)])
    return own.filter { call.mayCall($0) }
  }

  private func memberwiseInitializer(of type: TypeDeclaration) -> FunctionDeclaration {
    let properties = type.properties.filter { $0.needsValue && !$0.isStatic }
    return FunctionDeclaration(
      name: "init", labels: properties.map(\.name), types: properties.map { $0.type ?? "" },
      isVariadic: false, result: nil, effects: "", isStatic: false, isOverride: false,
      access: Access(module: "", file: "", isPrivate: false, isShared: true))
  }

  // MARK: Properties

  /// Returns the property that a name or a member stands for, and the type that declares it.
  func property(
    _ expression: ExprSyntax
  ) -> (property: PropertyDeclaration, owner: TypeDeclaration)? {
    let name: String
    let type: TypeDeclaration?
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName.baseName.text
      type = found(base)?.declaration
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      guard Syntax(reference).local(name) == nil else { return nil }
      type = declarations.type(Syntax(reference).typePath)
    } else {
      return nil
    }
    return type.flatMap { property(name, of: $0) }
  }
}

extension FunctionCallExprSyntax {
  /// Returns true if the labels of the call fit a function.
  ///
  /// A trailing closure has no label, so it fits a parameter with any label.
  fileprivate func mayCall(_ function: FunctionDeclaration) -> Bool {
    let closures = (trailingClosure == nil ? 0 : 1) + additionalTrailingClosures.count
    guard closures > 0 else { return function.takes(arguments.labels) }
    return function.labels.dropLast(closures) == arguments.labels[...]
  }
}
