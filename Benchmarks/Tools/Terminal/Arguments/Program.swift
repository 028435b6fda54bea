import Foundation

/// Something that `help` explains, such as a figure.
package struct Topic: Sendable {
  let name: String
  /// Further words for it, such as the title of a column.
  let words: [String]
  let text: String

  /// Creates a topic.
  package init(name: String, words: [String], text: String) {
    self.name = name
    self.words = words
    self.text = text
  }
}

/// A command-line program and the commands that a person can choose in it.
///
/// ```swift
/// struct Count: Command {
///   static let name = "count"
///   static let abstract = "Counts lines."
///
///   func run() throws -> ExitCode { … }
/// }
/// let program = Program(Count.self, invocation: "swift run count", version: "count 1")
/// let streams = StandardStreams()
/// let exitCode = program.run(
///   Array(CommandLine.arguments.dropFirst()), notText: CommandLine.argumentThatIsNoText,
///   output: streams.write, errorOutput: streams.writeError)
/// ```
@MainActor package struct Program {
  /// The command that runs if the command line names no subcommand.
  ///
  /// The name of this command is also the name of the program.
  let root: any Command.Type
  /// The commands that a person chooses by typing their names.
  let subcommands: [any Command.Type]
  /// The other things that `help` explains, such as figures.
  let topics: [Topic]
  /// The words that a person types to start the program, such as `swift run count`.
  package let invocation: String
  /// The text that `--version` prints.
  let version: String

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - root: The command that runs if the command line names no subcommand. The root command may
  ///     take arguments only if the program has no subcommands.
  ///   - subcommands: The commands that a person chooses by typing their names. If several commands
  ///     have an option of the same name, the option must take a value in all of these commands, or
  ///     in none of them.
  ///   - topics: The other things that `help` explains, such as figures.
  ///   - invocation: The words that a person types to start the program, such as `swift run count`.
  ///   - version: The text that `--version` prints.
  package init(
    _ root: any Command.Type, subcommands: [any Command.Type] = [],
    topics: [Topic] = [], invocation: String, version: String
  ) {
    self.root = root
    self.subcommands = subcommands
    self.topics = topics
    self.invocation = invocation
    self.version = version
  }

  /// Runs the command that a command line names, or prints the help, the version or an error.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the program.
  ///   - notText: The first argument that is not text in UTF-8; `nil` if all arguments are text.
  ///   - output: Writes a text to standard output.
  ///   - errorOutput: Writes a text to standard error.
  /// - Returns: The exit code for the process.
  package func run(
    _ arguments: [String], notText: String?, output: (String) throws -> Void,
    errorOutput: (String) -> Void
  ) -> ExitCode {
    let line = line(arguments)
    do {
      if let notText {
        throw UsageError(
          """
          \(notText.quoted) is not text in UTF-8.
          Type the argument again. If the argument is the name of a file, rename the file.
          """)
      }
      switch try read(line) {
      case .print(let text): try output(text)
      case .run(let command): return try command.run()
      }
      return .success
    } catch let error as UsageError {
      let help = ([invocation] + name(of: line.command) + ["--help"]).joined(separator: " ")
      errorOutput("\(root.name): \(error)\nSee: \(help)\n")
      return .usage
    } catch let error as WriteFailure where error.isReaderGone {
      // A reader such as `head` closes the output when it has enough.
      return .success
    } catch {
      errorOutput("\(root.name): \(error.message)\n")
      return .failure
    }
  }

  /// Returns the word that chooses a command, as an array; the array is empty for the root command.
  func name(of command: any Command.Type) -> [String] {
    command == root ? [] : [command.name]
  }

  /// Returns the program's name and the command's name, as messages show them.
  ///
  /// For the root command the program's name stands alone.
  func title(of command: any Command.Type) -> String {
    ([root.name] + name(of: command)).joined(separator: " ")
  }
}

extension Error {
  /// The sentences that a person reads.
  package var message: String {
    (self as? any LocalizedError)?.errorDescription
      ?? (self is CocoaError ? localizedDescription : "\(self)")
  }
}
