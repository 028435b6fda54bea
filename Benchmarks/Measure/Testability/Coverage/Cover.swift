/// The coverage of a module: how many lines and functions it has, and how many of them a run of
/// tests executed.
package struct Cover: Codable, Equatable, Sendable {
  /// The number of lines that the tests executed.
  package var linesCovered: Int
  /// The number of lines with code that can run, each counted once.
  ///
  /// llvm-cov's own totals count a line again for each closure in it.
  package var lines: Int
  /// The number of functions that the tests executed.
  package var functionsCovered: Int
  /// The number of functions, as llvm-cov counts them.
  ///
  /// llvm-cov also counts closures, autoclosures and the initial values of properties. It does not
  /// count functions that the compiler generates.
  package var functions: Int

  /// Creates a coverage from its numbers.
  package init(linesCovered: Int, lines: Int, functionsCovered: Int, functions: Int) {
    self.linesCovered = linesCovered
    self.lines = lines
    self.functionsCovered = functionsCovered
    self.functions = functions
  }
}
