import SwiftSyntax

// The types of the parameters of closures, such as `$0`.
extension Types {
  /// Returns the type of a parameter of the innermost closure around a node; `nil` if not known.
  ///
  /// The closure must be an argument of a call. The type is that which the called function declares.
  /// For `map` and `flatMap` of an optional value or an array, it is the type of the value inside.
  func type(ofParameter index: Int, ofClosureAround node: Syntax) -> String? {
    guard let closure = node.ancestors.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id
    else { return nil }
    let function = functions(calledBy: call).first
    if let (function, owner) = function, let type = function.types[safe: call.arguments.count] {
      return type.parameterTypes[safe: index].map { declarations.qualified($0, in: owner.name) }
    }
    guard index == 0, let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap"].contains(callee.declName.baseName.text), let base = callee.base,
      let type = fullType(of: base)
    else { return nil }
    return type.elementType ?? bare(type)
  }
}

extension String {
  /// The types of the parameters of a function type such as `(inout Draft, Int) -> Void`.
  fileprivate var parameterTypes: [String] {
    guard let match = firstMatch(of: #/^(?:@\w+ )*\(([^()]*)\) (?:\w+ )*-> /#) else { return [] }
    return match.output.1.split(separator: ", ").map(String.init)
  }
}
