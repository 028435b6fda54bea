/// The action that a valid command line asks for.
enum Invocation {
  case run(any Command)
  /// Printing a text, which is the help or the version.
  case print(String)
}

extension Program {
  /// A command line, split into the command that it names and the other words and options.
  struct Line {
    var command: any Command.Type
    /// The words and options of the line, without the name of the command.
    var pieces: [Piece]
    var asksForHelp: Bool
    var asksForVersion: Bool
    /// The word after `help`, if no subcommand has that name; `nil` in all other cases.
    var unknownTopic: String?
  }

  /// Reads the words after the program's name, and returns the action that they ask for.
  func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    try read(line(arguments))
  }

  /// Returns the parts of a command line: the named command, and the other words and options.
  ///
  /// The command line need not be valid.
  func line(_ arguments: [String]) -> Line {
    let parameters = ([root] + subcommands).flatMap { $0.init().namedParameters() }
    let taking = Set(parameters.filter { $0.placeholder != nil }.map(\.spelling))
    let options = arguments.prefix { $0 != "--" }
    var line = Line(
      command: root, pieces: Piece.pieces(of: arguments, takesValue: taking.contains),
      asksForHelp: options.contains { $0 == "--help" || $0 == "-h" },
      asksForVersion: options.contains("--version"))
    var first = line.pieces.firstWord
    let isHelp = first?.word == "help"
    if isHelp, let index = first?.index {
      line.asksForHelp = true
      line.pieces.remove(at: index)
      first = line.pieces.firstWord
    }
    guard let first, !subcommands.isEmpty else { return line }
    let name = first.word.lowercased()
    if let command = subcommands.first(where: { $0.name == name }) {
      line.command = command
      line.pieces.remove(at: first.index)
    } else if isHelp, name != "help" {
      line.unknownTopic = first.word
    }
    return line
  }

  func read(_ line: Line) throws(UsageError) -> Invocation {
    if let name = line.unknownTopic { return .print(try explanation(of: name)) }
    if line.asksForHelp { return .print(Help(program: self, command: line.command).text) }
    if line.asksForVersion {
      if let other = line.pieces.first(where: { $0 != .option("--version", value: nil) }) {
        throw unwantedBesideVersion(other)
      }
      return .print(version + "\n")
    }
    return .run(try command(of: line))
  }

  /// Returns the texts of the topics with a name, or of all with a word such as a column's title.
  private func explanation(of name: String) throws(UsageError) -> String {
    let word = name.lowercased()
    let named = topics.filter { $0.name == word }
    let found =
      named.isEmpty ? topics.filter { $0.words.contains { $0.lowercased() == word } } : named
    guard !found.isEmpty else { throw unknownTopic(name) }
    return found.map(\.text).joined(separator: "\n")
  }

  private func command(of line: Line) throws(UsageError) -> any Command {
    let command = line.command.init()
    let parameters = command.namedParameters()
    let options = parameters.filter { !$0.isPositional } + Flag.ofAllCommands
    var arguments = parameters.filter(\.isPositional)[...]
    var latest: Parameter?
    for piece in line.pieces {
      switch piece {
      case .option(let name, let value):
        guard let option = options.first(where: { $0.spelling == name }) else {
          throw unknownOption(name, of: line.command, known: options)
        }
        try option.take(value)
        latest = option
      case .word(let word):
        guard let argument = arguments.first else {
          throw unwanted(word, of: line.command, after: latest)
        }
        if !argument.isList { arguments.removeFirst() }
        try argument.take(word)
        latest = nil
      }
    }
    if let missing = parameters.first(where: { $0.isRequired && !$0.isGiven }) {
      throw missingValue(of: missing, in: line.command)
    }
    for group in command.groups { try group.validate() }
    return command
  }
}

extension Flag {
  /// The flags that every command has: `--version` and `--help`.
  static var ofAllCommands: [Flag] {
    let version = Flag("print the version")
    version.name = "version"
    let help = Flag("print this")
    help.name = "help"
    return [version, help]
  }
}

extension [Piece] {
  fileprivate var firstWord: (index: Int, word: String)? {
    for (index, piece) in enumerated() {
      if case .word(let word) = piece { return (index, word) }
    }
    return nil
  }
}
