import Terminal

extension ExitCode {
  /// The explanation of the exit codes of all commands, for their help texts.
  static let explanation = """
    Exit code: 0 if everything was measured, 64 if the command line is not valid, 1 if a measurement \
    failed. The reason is printed on standard error.
    """
}
