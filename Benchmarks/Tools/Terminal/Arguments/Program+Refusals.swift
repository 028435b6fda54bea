/// The functions that return the errors for command lines that do not fit the declared commands.
extension Program {
  func unknownSubcommand(_ word: String) -> UsageError {
    let names = subcommands.map { $0.name } + ["help"]
    return UsageError(
      "There is no subcommand \(word.quoted).\n\(suggestion(for: word, from: names))")
  }

  func unknownTopic(_ word: String) -> UsageError {
    guard !topics.isEmpty else { return unknownSubcommand(word) }
    let names = subcommands.map { $0.name } + ["help"] + topics.map(\.name)
    return UsageError(
      "There is no subcommand and no figure \(word.quoted).\n\(suggestion(for: word, from: names))")
  }

  func unknownOption(
    _ name: String, of command: any Command.Type, known: [Parameter]
  ) -> UsageError {
    let owners = ([root] + subcommands).compactMap { owner in
      owner.init().namedParameters().first { !$0.isPositional && $0.spelling == name }
        .map { (command: owner, option: $0) }
    }
    if let owner = owners.first {
      let titles = owners.map { "'\(title(of: $0.command))'" }.joined(separator: ", ")
      let words = required(by: owner.command, except: name) + [owner.option.term]
      return UsageError(
        """
        \(name) is not for '\(title(of: command))', only for \(titles).
        Leave it out, or type: \(words.joined(separator: " "))
        """)
    }
    var lines = [
      "There is no option \(name.quoted).", suggestion(for: name, from: known.map(\.spelling)),
    ]
    if let argument = command.init().namedParameters().first(where: \.isPositional)?.spelling {
      lines.append("Put two dashes before an argument that begins with a dash: -- \(argument)")
    }
    return UsageError(lines.joined(separator: "\n"))
  }

  func unwanted(
    _ word: String, of command: any Command.Type, after option: Parameter?
  ) -> UsageError {
    var description =
      if command == root, !subcommands.isEmpty {
        unknownSubcommand(word).description
      } else {
        """
        '\(title(of: command))' has no use for \(word.quoted).
        Type: \(title(of: command)) \(command.declaredUsage)
        """
      }
    if let option, option.isList {
      description +=
        "\nSeparate several values of \(option.spelling) by commas: \(option.term)"
    }
    return UsageError(description)
  }

  func unwantedBesideVersion(_ piece: Piece) -> UsageError {
    let text =
      switch piece {
      case .word(let text), .option(let text, _): text
      }
    let request = "\(root.name) --version"
    return UsageError("'\(request)' has no use for \(text.quoted).\nType: \(request)")
  }

  func missingValue(of parameter: Parameter, in command: any Command.Type) -> UsageError {
    let example = parameter.knownValues.first.map { ", such as \($0)" } ?? ""
    return UsageError(
      """
      '\(title(of: command))' needs \(parameter.term)\(example).
      Type: \(required(by: command).joined(separator: " "))
      """)
  }

  /// Returns the words that a person must type for a command, such as `count` and `PATHS…`.
  ///
  /// The words are the command's title and the command's required parameters, except for the
  /// parameter that is spelled as `name`.
  private func required(by command: any Command.Type, except name: String = "") -> [String] {
    let needed = command.init().namedParameters().filter { $0.isRequired && $0.spelling != name }
    return [title(of: command)] + needed.map(\.term)
  }
}
