/// A kind of small change.
///
/// The raw value is the name of the kind in reports.
enum MutationOperator: String, Codable {
  case dropStatement = "drop-statement"
  case dropReturn = "drop-return"
  case negateCondition = "negate-condition"
  case forceElse = "force-else"
  case boundary
  case equality
  case logic
  case boolean
  case number
  case text
  case otherSide = "other-side"
  case otherCase = "other-case"
  case otherOutput = "other-output"
  case returnedValue = "returned-value"
  case argument
  case strongSelf = "strong-self"
  case strongReference = "strong-reference"
}

/// A small change to a module, which takes effect when the program runs with the change's number.
struct Mutant: Codable {
  let id: Int
  /// The name of the mutant, which stays the same when lines are added elsewhere.
  let key: String
  let module: String
  /// The path of the file in the folder of the module.
  let file: String
  let line: Int
  let column: Int
  /// The full name of the changed function or property, such as `Presenter.show(_:)`.
  let function: String
  let `operator`: MutationOperator
  let original: String
  let replacement: String
}

/// A reason not to change some code.
enum ExclusionRule: String, Codable, CaseIterable {
  /// The Booleans that turn an animation on or off; the screens are the same with either value.
  case animated
  /// The direction in which a stack places its views, which no screen without pixels shows.
  case layout
  /// The calls of inherited implementations, which do little or nothing.
  case `super`
  /// The initializers for archives, which are never called.
  case coder
  /// The first values of properties, without which the module does not compile.
  ///
  /// Closures in such a value are changed, and so are literals that are the value of a variable.
  case initialization
}

/// The number of places in a file that a rule excludes.
struct Exclusion: Codable {
  let rule: ExclusionRule
  let module: String
  /// The path of the file in the folder of the module.
  let file: String
  let count: Int
}

/// The report that the program prints: the mutants of some modules, and the excluded places.
struct Report: Codable {
  var mutants: [Mutant] = []
  var excluded: [Exclusion] = []
}
