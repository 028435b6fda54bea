import SwiftSyntax

extension Rewriter {
  /// Lets a closure also strongly capture an object that the closure captures weakly.
  ///
  /// The closure then keeps the object alive.
  func mutateCaptures(_ closure: ClosureExprSyntax) {
    guard let items = closure.signature?.capture?.items, let first = closure.statements.first,
      let last = items.last
    else { return }
    for item in items {
      guard let specifier = item.specifier?.specifier.text, ["weak", "unowned"].contains(specifier)
      else { continue }
      let value = item.initializer?.value.summary ?? item.name.text
      add(.strongSelf, at: item, replacement: item.name.text) { id in
        [
          .after(
            last.end,
            ", mutant\(id) = mutantIsOn(\(id)) ? \(value) : nil"),
          .before(first.start, "_ = mutant\(id); "),
        ]
      }
    }
  }

  /// Keeps the object of a weak property in a second property that is strong.
  func mutateReference(_ node: VariableDeclSyntax) {
    guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }),
      let binding = node.bindings.first, binding.accessorBlock == nil,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.summary
    else { return }
    // A structure has the value from the start, so nothing would tell of it.
    if Syntax(node).ancestors.first(where: {
      $0.is(StructDeclSyntax.self) || $0.is(ClassDeclSyntax.self)
    })?
    .is(StructDeclSyntax.self) == true {
      return exclude(.initialization)
    }
    add(.strongReference, at: weak, original: node.summary, replacement: "var \(name): \(type)") {
      id in
      [
        .after(
          binding.end,
          """
           { didSet { mutant\(id) = mutantIsOn(\(id)) ? \(name) : nil } }; \
          private var mutant\(id): \(type)
          """)
      ]
    }
  }
}
