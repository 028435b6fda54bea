/// The structure of a file: its declarations, its branches, and the names of types that it uses.
///
/// The structure is found by matching the braces among the tokens of the file.
///
/// The code in every part of an `#if` counts. A declaration's lines are the code lines from its
/// first attribute or modifier to its closing brace.
package struct SourceStructure: Equatable, Sendable {
  /// A declaration of a type, a protocol or an extension.
  package struct TypeDeclaration: Equatable, Sendable {
    package enum Kind: Sendable {
      /// A struct or enum.
      case value
      /// A class or actor.
      case object
      case `protocol`
      case `extension`

      /// True for a struct, class, enum or actor.
      package var isNominal: Bool { self == .value || self == .object }
    }
    /// The kind of declaration.
    package let kind: Kind
    /// The full name of the declared or extended type, with the types around it, as in
    /// `Outer.Inner`.
    package let name: String
    /// The line of the keyword, such as `class`.
    var line: UInt32 = 0
    /// The first name after the colon of a class, such as `UIViewController`; `nil` if there is none.
    package var superclass: String?
    /// The number of code lines of the declaration.
    package var codeLines = 0
  }

  /// A `func`, `init`, `deinit` or accessor that has a body.
  package struct Function: Equatable, Sendable {
    /// The name of a `func`; `nil` for an operator and for every other kind of function.
    package let name: String?
    /// The name of the function with the type around it, such as `Profile.load(from:)` or
    /// `Profile.name.didSet`.
    let fullName: String
    /// The line of the keyword, such as `func`.
    let line: UInt32
    /// The number of code lines of the function, closures inside of it included.
    package let codeLines: Int
    /// The number of branches of the function, as ``CodeSize/complexity`` lists them, without those
    /// of functions inside of it.
    let branches: Int
  }

  /// A use of a name that may lead to a type, such as `Profile.Load.Request`.
  package struct Mention: Hashable, Sendable {
    /// The identifiers of the use, joined by periods; each of these identifiers may name a type.
    ///
    /// An identifier may name a type if it begins with an upper-case letter, a backtick or a
    /// character beyond ASCII. The path ends before the first identifier that begins with another
    /// character.
    let path: String
    /// The index in ``SourceStructure/types`` of the innermost type around the use; `nil` outside
    /// of all types.
    let scope: Int?
  }

  /// The declarations of types, protocols and extensions, in the order of their opening braces.
  package var types: [TypeDeclaration] = []
  /// The functions that have a body, in the order of their closing braces.
  ///
  /// A property or subscript whose body is written without `get` is one function. Closures and
  /// requirements of protocols are not in the list.
  package var functions: [Function] = []
  /// The lines on which the file uses each name that may lead to a type, a line for each use.
  package var mentions: [Mention: [UInt32]] = [:]
  /// The modules that the file imports, each with the line of its last import.
  package var imports: [String: UInt32] = [:]
  /// The number of stored properties that types declare with `var`.
  ///
  /// Static, lazy, weak, wrapped and observed properties count. Computed properties, local and
  /// global variables and the requirements of protocols do not count. A pattern such as
  /// `var (a, b) = pair` counts once.
  package var mutableProperties = 0
  /// The number of branches, as ``CodeSize/complexity`` lists them, plus one for each function.
  package var complexity = 0

  /// Creates the structure of a file from its tokens.
  package init(of source: LexedSource) {
    var scanner = DeclarationScanner(source)
    self = scanner.scan()
  }

  init() {}
}
