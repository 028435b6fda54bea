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
  /// The kind of the change, such as `drop-statement`.
  package let `operator`: String
  /// The code that is changed.
  package let original: String
  /// The code that replaces the original code; empty if the original code is left out.
  package let replacement: String
}

/// The number of places in a file at which one rule forbids mutants.
package struct Exclusion: Codable, Equatable, Sendable {
  /// The name of the rule, such as `animated`.
  package let rule: String
  /// The module of the architecture, such as `MVP`.
  package let module: String
  /// The path of the file in the module's folder.
  package let file: String
  package let count: Int
}

/// The mutants of several modules, and the numbers of places at which rules forbid mutants.
package struct MutantList: Codable, Equatable, Sendable {
  package let mutants: [Mutant]
  package let excluded: [Exclusion]
}
