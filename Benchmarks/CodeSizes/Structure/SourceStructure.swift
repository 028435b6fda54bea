/// The declarations and branches of a file, found by matching the braces among its tokens.
///
/// The code in every part of an `#if` counts. A declaration's lines are the code lines from its
/// first attribute or modifier to its closing brace.
package struct SourceStructure: Equatable, Sendable {
  /// A declaration of a type, a protocol or an extension.
  package struct TypeDeclaration: Equatable, Sendable {
    package enum Kind: Sendable {
      /// A struct, class, enum or actor.
      case nominal
      case `protocol`
      case `extension`
    }
    /// The kind of declaration.
    package let kind: Kind
    /// The full name of the declared or extended type, with the types around it, as in
    /// `Outer.Inner`.
    package let name: String
    /// True if the declaration is not inside of another type.
    let isTopLevel: Bool
    /// The number of code lines of the declaration.
    package var codeLines = 0
  }

  /// The declarations of types, protocols and extensions, in the order of their opening braces.
  package var types: [TypeDeclaration] = []
  /// The number of bodies of `func`, `init`, `deinit` and of accessors.
  ///
  /// A property or subscript with only a getter's body counts as one. Closures and requirements of
  /// protocols do not count.
  package var functionCount = 0
  /// The number of branches, as ``CodeSize/complexity`` lists them, plus one for each function.
  package var complexity = 0
  /// The number of code lines of the longest function.
  package var longestFunctionLines = 0

  /// Creates the structure of a file from its tokens.
  package init(of source: LexedSource) {
    var scanner = DeclarationScanner(source)
    self = scanner.scan()
  }

  init() {}
}
