import SwiftSyntax

extension Syntax {
  /// The nodes around this one, from the innermost to the whole file.
  var ancestors: some Sequence<Syntax> { sequence(first: self) { $0.parent }.dropFirst() }

  /// The full name of the innermost type around or at this node, such as `Outer.Inner`.
  var typePath: String {
    sequence(first: self) { $0.parent }.compactMap(\.typeName).reversed().joined(separator: ".")
  }

  private var typeName: String? {
    if let type = self.as(ExtensionDeclSyntax.self) { return bare(type.extendedType.summary) }
    if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    return self.as(ProtocolDeclSyntax.self)?.name.text
  }

  /// The full name of the outermost function, initializer or property around or at this node, such
  /// as `Presenter.show(_:)`.
  var functionPath: String {
    var names: [String] = []
    for node in sequence(first: self, next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) {
        names = [function.name.text + function.signature.parameterClause.labels]
      } else if let function = node.as(InitializerDeclSyntax.self) {
        names = ["init" + function.signature.parameterClause.labels]
      } else if let binding = node.as(PatternBindingSyntax.self),
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      {
        names = [binding.pattern.trimmedDescription]
      }
    }
    return ([typePath] + names).joined(separator: ".")
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels of the parameters, as a function's name shows them, such as `(_:of:)`.
  fileprivate var labels: String { "(\(parameters.map { "\($0.firstName.text):" }.joined()))" }
}

extension LabeledExprListSyntax {
  /// The labels of the arguments; `_` for an argument without a label.
  var labels: [String] { map { $0.label?.text ?? "_" } }
}

extension ExprSyntax {
  /// The expression without `try` and `await` in front.
  var core: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self), expression.questionOrExclamationMark == nil {
      return expression.expression.core
    }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.core }
    return self
  }

  /// True for an assignment with `=`, `+=`, `-=`, `*=` or `/=`.
  var isAssignment: Bool {
    guard let operation = self.as(InfixOperatorExprSyntax.self) else { return false }
    if operation.operator.is(AssignmentExprSyntax.self) { return true }
    return ["+=", "-=", "*=", "/="].contains(operation.operator.trimmedDescription)
  }

  /// True if a question mark in the chain of members can make the whole expression `nil`.
  var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isOptionalChain == true
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    return false
  }
}
