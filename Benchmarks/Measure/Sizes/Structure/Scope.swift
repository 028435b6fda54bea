/// A pair of brackets whose closing bracket the scanner has not reached yet.
///
/// The outermost scope is the whole file.
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
    /// A closure, the body of a statement such as `if`, or the whole file.
    case block
    case parentheses
    case brackets
  }

  /// A declaration that has started and whose body may follow.
  enum Declaration {
    case none
    case type(SourceStructure.TypeDeclaration.Kind, name: String, superclass: String? = nil)
    /// A `func`, `init`, `deinit` or accessor; only a `func` has a name.
    case function(name: String?)
    /// A property or subscript whose next brace opens its accessors.
    ///
    /// `isVariable` is true for a property that is declared with `var`.
    case property(isVariable: Bool)
    /// A property whose `=` has been read.
    ///
    /// The next brace opens accessors if the first word after the brace is an observer such as
    /// `didSet`. Any other brace opens a closure in the initial value.
    case initializedProperty
  }

  /// A statement that has started and whose body must follow.
  enum Statement {
    case none
    case condition
    case `switch`
    case `repeat`
  }

  let kind: Kind
  /// The index of the first token of the declaration whose body this scope is.
  ///
  /// If the scope is not the body of a declaration, the value is the index of its opening bracket.
  var firstToken: Int
  /// The index, in ``SourceStructure/types``, of the type, protocol or extension whose body this
  /// scope is; `nil` for any other scope.
  var typeIndex: Int?
  /// The name of the `func` whose body this scope is; `nil` for any other scope.
  var functionName: String?
  /// The name of the function or property whose body this scope is, such as `load(from:)`.
  var label = ""
  /// The line of the keyword of the declaration whose body this scope is.
  var line: UInt32 = 0
  /// The number of branches in the file before this scope.
  var branchesBefore = 0
  /// The number of generic clauses, such as `Array<…>`, that are open in the current declaration of
  /// a property.
  ///
  /// The counting starts again at each `var`, and at each comma between two properties.
  var openAngles = 0
  var declaration = Declaration.none
  var declarationStart = 0
  var declarationKeyword = 0
  /// The index of the name of the declaration that has started.
  var declarationName = 0
  var statement = Statement.none

  var isType: Bool { kind == .type || kind == .protocol }
  /// True for parentheses and square brackets, which hold labels and arguments rather than
  /// statements.
  var isList: Bool { kind == .parentheses || kind == .brackets }
}
