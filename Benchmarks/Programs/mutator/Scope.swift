import SwiftSyntax

/// A name that a function, closure or statement introduces.
struct LocalName {
  /// The declared type; `nil` if there is none.
  var type: String?
  /// The first value of the name; `nil` if the value is not known, as for parameters.
  var value: ExprSyntax?
  /// True if statements must set the value before it is used.
  var needsValue = false
  /// The node that introduces the name.
  var owner: Syntax?
}

extension Syntax {
  /// Returns the local variable, constant or parameter that a name stands for at this node.
  ///
  /// Returns `nil` if the name stands for nothing local.
  func local(_ name: String) -> LocalName? {
    var inner = self
    for node in ancestors {
      if var local = node.introduced(name, before: inner) {
        local.owner = node
        return local
      }
      if node.is(MemberBlockSyntax.self) { return nil }
      inner = node
    }
    return nil
  }

  /// Returns the local name that this node introduces and that code in `inner` can use.
  ///
  /// `inner` is a child of this node. Returns `nil` if this node does not introduce the name.
  private func introduced(_ name: String, before inner: Syntax) -> LocalName? {
    if let items = self.as(CodeBlockItemListSyntax.self) {
      return items.prefix { $0.position < inner.position }.reversed().lazy
        .compactMap { $0.declared(name) }.first
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return conditions.prefix { $0.position < inner.position }.bound(name)
    }
    if let statement = self.as(IfExprSyntax.self), inner.id == statement.body.id {
      return statement.conditions.bound(name)
    }
    if let statement = self.as(WhileStmtSyntax.self), inner.id == statement.body.id {
      return statement.conditions.bound(name)
    }
    if let statement = self.as(ForStmtSyntax.self) {
      return statement.pattern.binds(name) ? LocalName() : nil
    }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.signature?.introduced(name) }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.introduced(name)
    }
    if let function = self.as(InitializerDeclSyntax.self) {
      return function.signature.parameterClause.introduced(name)
    }
    if let clause = self.as(SwitchCaseSyntax.self) {
      return clause.label.binds(name) ? LocalName() : nil
    }
    if self.is(CatchClauseSyntax.self) { return name == "error" ? LocalName() : nil }
    if self.is(AccessorDeclSyntax.self) {
      return ["newValue", "oldValue"].contains(name) ? LocalName() : nil
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// Returns the name that a `let`, `var` or `guard` introduces for the statements that follow.
  fileprivate func declared(_ name: String) -> LocalName? {
    if let statement = item.as(GuardStmtSyntax.self) { return statement.conditions.bound(name) }
    guard let declaration = item.as(VariableDeclSyntax.self) else { return nil }
    let binding = declaration.bindings.first { $0.pattern.binds(name) }
    return binding.map {
      LocalName(
        type: $0.typeAnnotation?.type.summary, value: $0.value(of: name),
        needsValue: $0.initializer == nil && $0.accessorBlock == nil)
    }
  }
}

extension PatternBindingSyntax {
  /// Returns the first value of a name, as in `let (first, second) = (1, 2)`, if it can be told.
  fileprivate func value(of name: String) -> ExprSyntax? {
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements else {
      return initializer?.value
    }
    let values = initializer?.value.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    return zip(names, values).first { $0.0.pattern.binds(name) }?.1
  }
}

extension Sequence<ConditionElementSyntax> {
  /// Returns the name that one of the conditions introduces.
  func bound(_ name: String) -> LocalName? {
    for element in self {
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.binds(name)
      {
        guard let value = binding.initializer?.value else {
          return Syntax(element).local(name) ?? LocalName(value: nil)
        }
        return LocalName(value: value)
      }
      if let pattern = element.condition.as(MatchingPatternConditionSyntax.self),
        pattern.pattern.binds(name)
      {
        return LocalName()
      }
    }
    return nil
  }
}

extension ClosureSignatureSyntax {
  fileprivate func introduced(_ name: String) -> LocalName? {
    if let capture = capture?.items.first(where: { $0.name.text == name }), name != "self" {
      return LocalName(value: capture.initializer?.value)
    }
    if let names = parameterClause?.as(ClosureShorthandParameterListSyntax.self) {
      return names.contains { $0.name.text == name } ? LocalName() : nil
    }
    let parameters = parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters
    let parameter = parameters?.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { LocalName(type: $0.type?.summary) }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func introduced(_ name: String) -> LocalName? {
    let parameter = parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { LocalName(type: $0.type.summary) }
  }
}

extension SyntaxProtocol {
  /// Returns true if a pattern introduces a name.
  fileprivate func binds(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      return pattern.identifier.text == name
    }
    return children(viewMode: .sourceAccurate).contains { $0.binds(name) }
  }
}
