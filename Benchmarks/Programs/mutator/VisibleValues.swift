import SwiftSyntax

/// A value that code can read.
struct VisibleValue {
  /// The code that reads the value.
  let text: String
  /// The names of the value, without `self`.
  let path: String
  let type: String
  /// True for a property of the type around the code, and for a member of one.
  let isProperty: Bool
  var isVariable = false
  /// True if the value itself is optional, and not just an object whose value it is.
  var isOptional = false
  /// True for a Boolean whose first value is `false`.
  var isFalse = false
}

extension Syntax {
  fileprivate var isStaticVariable: Bool {
    self.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.text == "static" } == true
  }
}

extension Rewriter {
  /// Returns the values that code at a node can read: members of properties and parameters first,
  /// then parameters, and properties last.
  func visibleValues(at node: Syntax) -> [VisibleValue] {
    let roots = visibleRoots(at: node)
    let members = roots.flatMap { root -> [VisibleValue] in
      guard let type = types.declarations.type(root.type, in: node.typePath),
        !root.type.hasPrefix("[")
      else { return [] }
      let isOptional = root.type.hasSuffix("?")
      return type.properties.filter { $0.isStored && !$0.isStatic && isUsable($0.access) }
        .compactMap { property in
          guard let type = property.type else { return nil }
          return VisibleValue(
            text: "\(root.text)\(isOptional ? "?" : "").\(property.name)",
            path: "\(root.path).\(property.name)",
            type: isOptional && !type.hasSuffix("?") ? type + "?" : type,
            isProperty: root.isProperty, isVariable: property.setter != nil,
            isOptional: type.hasSuffix("?"), isFalse: property.isFalse)
        }
    }
    return members + roots
  }

  private func visibleRoots(at node: Syntax) -> [VisibleValue] {
    var parameters: [VisibleValue] = []
    var isInClosure = false
    var hasSelf = true
    for outer in node.ancestors {
      if outer.is(MemberBlockSyntax.self) { break }
      if let closure = outer.as(ClosureExprSyntax.self), !isInClosure {
        isInClosure = true
        parameters += (closure.signature?.capture?.items.map(\.name.text) ?? [])
          .filter { $0 != "self" }.compactMap { name in
            property(name, at: node).map {
              VisibleValue(text: name, path: name, type: $0, isProperty: true)
            }
          }
      } else if let function = outer.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(where: { $0.name.text == "static" }) { hasSelf = false }
        parameters += function.signature.parameterClause.parameters.compactMap { parameter in
          let name = (parameter.secondName ?? parameter.firstName).text
          let type = parameter.type.summary
          let isInOut = type.hasPrefix("inout ")
          guard !(isInOut && isInClosure), node.local(name)?.owner?.id == outer.id else {
            return nil
          }
          return VisibleValue(
            text: name, path: name, type: String(type.trimmingPrefix("inout ")), isProperty: false,
            isVariable: true, isOptional: type.hasSuffix("?"))
        }
      } else if outer.is(InitializerDeclSyntax.self) || outer.isStaticVariable {
        hasSelf = false
      }
    }
    guard hasSelf, !isInClosure, let type = types.declarations.type(node.typePath) else {
      return parameters
    }
    let current = node.enclosingNames
    return parameters
      + type.properties.filter {
        $0.isStored && !$0.isStatic && isUsable($0.access) && !current.contains($0.name)
      }.compactMap { property in
        property.type.map {
          VisibleValue(
            text: "self.\(property.name)", path: property.name, type: $0, isProperty: true,
            isVariable: property.setter != nil, isOptional: $0.hasSuffix("?"),
            isFalse: property.isFalse)
        }
      }
  }

  private func property(_ name: String, at node: Syntax) -> String? {
    types.declarations.type(node.typePath)
      .flatMap { types.property(name, of: $0)?.property.type }
  }
}
