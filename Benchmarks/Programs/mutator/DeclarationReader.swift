import SwiftSyntax

/// A visitor that collects the declarations of a file.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations: Declarations
  private let module: String
  private let file: String

  init(adding file: String, of module: String, to declarations: Declarations) {
    self.declarations = declarations
    self.module = module
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.inheritanceClause) { $0.isReference = true }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.inheritanceClause) { type in
      type.isProtocol = true
      type.isReference = type.inherited.contains("AnyObject")
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.inheritanceClause)
  }

  private func add(
    _ node: some DeclSyntaxProtocol, _ inheritance: InheritanceClauseSyntax?,
    _ change: (inout TypeDeclaration) -> Void = { _ in }
  ) -> SyntaxVisitorContinueKind {
    declarations.change(Syntax(node).typePath) { type in
      type.inherited += inheritance?.inheritedTypes.map { bare($0.type.summary) } ?? []
      change(&type)
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.elements.map { element in
      CaseDeclaration(
        name: element.name.text,
        payload: element.parameterClause?.parameters.map(\.type.summary) ?? [])
    }
    declarations.change(Syntax(node).typePath) { $0.cases += cases }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    var function = FunctionDeclaration(
      name: node.name.text, parameters: node.signature.parameterClause,
      result: node.signature.returnClause?.type.summary,
      effects: node.signature.effectSpecifiers?.summary ?? "", modifiers: node.modifiers,
      access: access(node.modifiers))
    function.isGeneric = node.genericParameterClause != nil
    function.body = node.body
    declarations.change(Syntax(node).typePath) { $0.functions.append(function) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let initializer = FunctionDeclaration(
      name: "init", parameters: node.signature.parameterClause, result: nil, effects: "",
      modifiers: node.modifiers, access: access(node.modifiers))
    declarations.change(Syntax(node).typePath) { $0.initializers.append(initializer) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type = binding.typeAnnotation?.type.summary ?? binding.initializer?.value.obviousType
      let isStored = binding.accessorBlock?.isComputed != true
      let property = PropertyDeclaration(
        name: name, type: type, isStatic: node.modifiers.contains { $0.name.text == "static" },
        setter: isVariable && isStored ? setter(node.modifiers) : nil,
        needsValue: isStored && binding.initializer == nil
          && !(isVariable && type?.hasSuffix("?") == true),
        isFalse: binding.initializer?.value.trimmedDescription == "false",
        wrappers: node.attributes.map { $0.summary },
        access: access(node.modifiers))
      declarations.change(Syntax(node).typePath) { $0.properties.append(property) }
    }
    return .skipChildren
  }

  private func setter(_ modifiers: DeclModifierListSyntax) -> Access {
    var access = access(modifiers)
    let isRestricted = modifiers.contains { modifier in
      modifier.detail != nil && ["private", "fileprivate"].contains(modifier.name.text)
    }
    access.isPrivate = access.isPrivate || isRestricted
    return access
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> Access {
    let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
    return Access(
      module: module, file: file,
      isPrivate: names.contains("private") || names.contains("fileprivate"),
      isShared: names.contains { ["package", "public", "open"].contains($0) })
  }
}

extension FunctionDeclaration {
  fileprivate init(
    name: String, parameters: FunctionParameterClauseSyntax, result: String?, effects: String,
    modifiers: DeclModifierListSyntax, access: Access
  ) {
    let parameters = parameters.parameters
    self.init(
      name: name, labels: parameters.map(\.firstName.text), types: parameters.map(\.type.summary),
      isVariadic: parameters.last?.ellipsis != nil, result: result == "Void" ? nil : result,
      effects: effects,
      isStatic: modifiers.contains { ["static", "class"].contains($0.name.text) },
      isOverride: modifiers.contains { $0.name.text == "override" }, access: access)
  }
}

extension AccessorBlockSyntax {
  /// True if the accessors compute the value, and do not just observe it.
  var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.text == "get" }
  }
}

extension ExprSyntax {
  /// The type that the expression itself shows; `nil` if the expression shows no type.
  ///
  /// Examples are `1`, `User()` and `Axis.vertical`.
  fileprivate var obviousType: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.summary.namesType ? call.calledExpression.summary : nil
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.summary {
      return base.namesType ? base : nil
    }
    return nil
  }
}

extension String {
  /// True if the text names a type: the part after the last dot begins with a capital letter.
  var namesType: Bool { split(separator: ".").last?.first?.isUppercase == true }
}
