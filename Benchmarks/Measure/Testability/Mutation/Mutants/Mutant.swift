/// A kind of small change.
///
/// The raw value is the name of the kind in reports.
package enum MutationOperator: String, Codable, Sendable {
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
  case repeatStatement = "repeat-statement"
  case swapStatements = "swap-statements"
  case otherBranch = "other-branch"
  case otherSource = "other-source"
  case extraCondition = "extra-condition"
}

/// A small change to one place of an architecture's code, such as a statement that is left out.
package struct Mutant: Codable, Equatable, Sendable, Identifiable {
  /// The number of the mutant among all mutants of one build.
  ///
  /// A built program contains many mutants. The environment variable `MUTANT` chooses one of them
  /// by this number.
  package let id: Int
  /// The name of the mutant, without line numbers, so that it stays the same when lines move.
  package let key: String
  /// The module of the architecture, such as `MVP`.
  package let module: String
  /// The path of the file in the module's folder.
  package let file: String
  /// The line of the change in the file, counted from 1.
  package let line: Int
  /// The column of the change in its line, counted in bytes from 1.
  package let column: Int
  /// The function that contains the change, such as `ProfilePresenter.load()`.
  package let function: String
  package let `operator`: MutationOperator
  /// The code that is changed.
  package let original: String
  /// The code that replaces the original code; empty if the original code is left out.
  package let replacement: String
}

/// A rule that forbids mutants of some code.
package enum ExclusionRule: String, Codable, CaseIterable, Sendable {
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
  /// The statements that only set values, where doing them twice or in another order, or before
  /// others that set the same, is the same.
  case setting
}

/// The number of places in a file at which one rule forbids mutants.
package struct Exclusion: Codable, Equatable, Sendable {
  package let rule: ExclusionRule
  /// The module of the architecture, such as `MVP`.
  package let module: String
  /// The path of the file in the module's folder.
  package let file: String
  package let count: Int
}

/// The mutants of several modules, and the numbers of places at which rules forbid mutants.
///
/// The program `mutator` prints it as JSON. This file is compiled into that program, too.
package struct MutantList: Codable, Equatable, Sendable {
  package var mutants: [Mutant] = []
  package var excluded: [Exclusion] = []
}
