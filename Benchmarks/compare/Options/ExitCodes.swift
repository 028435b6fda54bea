import Arguments

extension ExitCode {
  /// The exit codes of all commands, for the help.
  static let explanation = """
    Exit code: 0 when all was measured, 64 for a command line that cannot be followed, 1 for a \
    measurement that failed. The reason is on standard error.
    """
}
