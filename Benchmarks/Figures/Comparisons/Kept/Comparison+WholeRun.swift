extension Comparison {
  /// Returns the sentence that names the commands which measure all figures and then use them.
  ///
  /// - Parameter command: The command that reads the figures, such as `findings`.
  /// - Returns: The sentence, without a full stop, since it ends with a command.
  package static func wholeRun(thenCalling command: String) -> String {
    """
    For a whole run: compare --format json --output FILE.json; then: compare \(command) --from \
    FILE.json
    """
  }
}
