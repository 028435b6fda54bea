/// The code of a module, and the part that a run of tests executed.
package struct Cover: Codable, Equatable, Sendable {
  /// The lines that ran.
  package var linesCovered = 0
  /// The lines with code that can run, each counted once.
  ///
  /// llvm-cov's own totals count a line again for each closure in it.
  package var lines = 0
  /// The functions that ran.
  package var functionsCovered = 0
  /// The functions as llvm-cov counts them.
  ///
  /// Closures, autoclosures and the initial values of properties count. Functions that the compiler
  /// writes do not.
  package var functions = 0

  /// No code at all.
  package init() {}

  /// Creates the figures of a run.
  package init(linesCovered: Int, lines: Int, functionsCovered: Int, functions: Int) {
    self.linesCovered = linesCovered
    self.lines = lines
    self.functionsCovered = functionsCovered
    self.functions = functions
  }
}
