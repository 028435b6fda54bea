import Figures
import Reports

extension Citation {
  /// Creates a citation of what the rules say of a comparison.
  ///
  /// - Parameters:
  ///   - command: The command line, as a shell reads it.
  ///   - comparison: The comparison with its figures.
  ///   - file: The path of the file that held the comparison; `nil` if it was measured just now.
  @MainActor init(command: String, reading comparison: Comparison, from file: String?) {
    // Sources outside of a clone have no commit, and no citation needs to fail for that.
    let rules = file.map { _ in
      Rules(ofCommit: (try? Output.packageFolder()).flatMap(RunEnvironment.commit(of:)))
    }
    self.init(command: command, of: comparison, rules: rules)
  }
}
