import Architectures
import Terminal

/// What `--help` prints.
enum Help {
  /// The whole text, in lines of at most 100 columns.
  static var text: String {
    """
    Shows the kit's screens in the terminal, as any of its architectures makes them.

    Usage:
      swift run demo [ARCHITECTURE] [FEATURE] [--store DIR] [--trace]

    ARCHITECTURE is one of these (\(Architecture.baselineID)):
      \(architectures)
    FEATURE is greeting or profile (profile).

    Options:
      --store DIR  keep the user in a file of this folder instead of the one for application data
      --trace      tell beneath the screen what each interaction calls, from role to role; builds the
                   demo once more for that, and starts what was built
      --help       print this

    In a terminal the last line names the keys. Without one, each line of standard input is a
    command, and the screen is printed after each; lines that begin with # are ignored:

    \(commands)
    Exit code: 0, 64 for a command line that cannot be followed, 1 when a command of a script could
    not be followed or nothing could be shown. The reason is on standard error.

    """
  }

  private static var architectures: String {
    let names = Architecture.all.map(\.id).joined(separator: ", ")
    return names.wrapped(to: 90).joined(separator: "\n  ")
  }

  private static var commands: String {
    LineCommand.explanation.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
