/// A pair of brackets that is open at the scanner's position.
struct Scope {
  enum Kind {
    /// The body of a type or extension.
    case type
    case `protocol`
    case function
    /// The `{ get … set … }` of a property or subscript.
    case accessors
    case `switch`
    case `repeat`
    /// A closure or the body of any other statement.
    case block
    case parentheses
    case brackets
  }

  /// A declaration whose body may follow.
  enum Declaration {
    case none
    case type(SourceStructure.TypeDeclaration.Kind, name: String)
    /// A `func`, `init`, `deinit` or accessor.
    case function
    /// A property or subscript whose next brace opens its accessors.
    case property
    /// A property after its `=`. A brace then opens a closure, or the accessors if an observer such
    /// as `didSet` comes first.
    case initializedProperty
  }

  /// A statement whose body must come next.
  enum Statement {
    case none
    case condition
    case `switch`
    case `repeat`
  }

  let kind: Kind
  /// The index of the first token of the declaration that this scope is the body of; for any other
  /// scope, the index of its opening bracket.
  var firstToken: Int
  /// The index in ``SourceStructure/types`` of the type, protocol or extension that this scope is
  /// the body of; `nil` for any other scope.
  var typeIndex: Int?
  var declaration = Declaration.none
  var declarationStart = 0
  var statement = Statement.none

  var isType: Bool { kind == .type || kind == .protocol }
  /// True if the words inside of the scope are labels and arguments rather than statements.
  var isList: Bool { kind == .parentheses || kind == .brackets }
}
