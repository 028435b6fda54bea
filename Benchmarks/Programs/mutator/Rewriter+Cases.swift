import SwiftSyntax

extension Rewriter {
  /// Replaces a case by another case, or a named value by another named value, of the same type.
  ///
  /// A named value is a static property whose type is the type that declares the property.
  func mutateCase(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      mutateCase(name, of: call)
      return
    }
    // A member of the named value, as in `.current.identifier`, belongs to some other type.
    guard node.parent?.is(MemberAccessExprSyntax.self) != true else { return }
    if let other = otherCase(of: name, payload: [], at: ExprSyntax(node)) {
      replace(ExprSyntax(node), by: ".\(other.name)", .otherCase)
    }
  }

  /// Replaces a case with a payload by another case.
  ///
  /// The other case has a payload of the same types, or no payload.
  private func mutateCase(_ name: String, of call: FunctionCallExprSyntax) {
    let expression = ExprSyntax(call)
    guard
      let own = types.types(withCase: name, expected: expression).first,
      let payload = own.cases.first(where: { $0.name == name })?.payload,
      // A function that is called with a dot in front may have the name of a case.
      payload.count == call.arguments.count,
      let other = otherCase(of: name, payload: payload, at: expression)
    else { return }
    guard !other.payload.isEmpty else {
      replace(expression, by: ".\(other.name)", .otherCase)
      return
    }
    let token = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    if let text = call.flat(replacing: token, with: other.name) {
      replace(expression, by: text, .otherCase)
    }
  }

  /// Returns the case or named value that is declared after the one called `name`.
  ///
  /// After the last case or named value, the first one follows. A case is skipped if it has a
  /// payload whose types are not those in `payload`. The result is `nil` if several types have a case
  /// `name`, and the code around `node` does not show which of them it demands.
  private func otherCase(
    of name: String, payload: [String], at node: ExprSyntax
  ) -> CaseDeclaration? {
    let owners = types.types(withCase: name, expected: node)
    // The case of a wrong type would not compile.
    guard owners.count < 2 else { return nil }
    let cases = owners.flatMap(\.cases).filter { $0.payload == payload || $0.payload.isEmpty }
    if let other = cases.following({ $0.name == name }) { return other }
    return namedValues(with: name).following { $0 == name }
      .map { CaseDeclaration(name: $0, payload: []) }
  }

  /// Returns the named values of the type that declares `name`, such as the events of controls.
  ///
  /// Values that the module does not use are left out.
  private func namedValues(with name: String) -> [String] {
    for type in types.declarations.types {
      let values = type.properties.filter { property in
        property.isStatic && property.type.map { type.name.hasSuffix($0) } == true
      }.map(\.name)
      if values.contains(name) { return values.filter { usedNames.contains($0) } }
    }
    return []
  }
}

extension Collection {
  /// Returns the element after the first element that fulfils a condition.
  ///
  /// After the last element, the first element of the collection follows. The result is `nil` if no
  /// element fulfils the condition, or if there is only one element.
  func following(_ isStart: (Element) -> Bool) -> Element? {
    guard count > 1, let start = firstIndex(where: isStart) else { return nil }
    let next = index(after: start)
    return next == endIndex ? first : self[next]
  }
}
