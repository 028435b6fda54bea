/// The text that `--help` prints for a command.
@MainActor struct Help {
  let program: Program
  let command: any Command.Type

  /// The whole text, in lines of at most 100 columns.
  var text: String {
    [
      command.abstract.flowed, command.discussion.flowed, section("Usage", usage),
      section("Subcommands", subcommands), section("Arguments", rows(of: \.isPositional)),
      section("Options", rows { !$0.isPositional }), command.footer.flowed,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var parameters: [Parameter] { command.init().namedParameters() + Flag.ofAllCommands }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }

  // MARK: - Usage

  private var usage: [String] {
    let start = ([program.invocation] + program.name(of: command)).joined(separator: " ")
    let ways = command.usage.isEmpty ? [command.declaredUsage] : command.usage
    return ways.map { $0.isEmpty ? start : "\(start) \($0)" }
      + (hasSubcommands ? ["\(start) SUBCOMMAND [OPTIONS]"] : [])
  }

  // MARK: - Subcommands

  private var hasSubcommands: Bool { command == program.root && !program.subcommands.isEmpty }

  private var subcommands: [String] {
    guard hasSubcommands else { return [] }
    let rows = program.subcommands.map { subcommand in
      let terms = [subcommand.name] + subcommand.usageTerms
      return (terms.joined(separator: " "), [subcommand.abstract])
    }
    let figures = program.topics.map(\.name).joined(separator: ", ")
    return columns(
      rows + [("help SUBCOMMAND", ["Prints the options of a subcommand."])]
        + (figures.isEmpty ? [] : [("help FIGURE", ["Prints what a figure means:", figures])]))
  }

  // MARK: - Parameters

  private func rows(of isShown: (Parameter) -> Bool) -> [String] {
    var listed: Set<[String]> = []
    return columns(
      parameters.filter(isShown).map { parameter in
        let names = parameter.knownValues
        let isListed =
          names.isEmpty || parameter.term.contains(names.joined(separator: "|"))
          || !listed.insert(names).inserted
        let meaning =
          parameter.meaning + (parameter.defaultText.map { " (\($0))" } ?? "")
          + (parameter.isList && !parameter.isPositional
            ? ", separated by commas or with the option repeated" : "")
        return (
          parameter.term,
          isListed ? [meaning] : ["\(meaning); known are:", names.joined(separator: ", ")]
        )
      })
  }

  /// Returns the lines of a table with two columns: a term, such as an option, and its explanation.
  private func columns(_ rows: [(term: String, paragraphs: [String])]) -> [String] {
    let width = rows.map(\.term.displayWidth).max() ?? 0
    return rows.flatMap { term, paragraphs in
      paragraphs.flatMap { $0.wrapped(to: reportWidth - width - 4) }.enumerated()
        .map { index, line in
          let start = index == 0 ? term : ""
          return start + String(repeating: " ", count: width + 2 - start.displayWidth) + line
        }
    }
  }
}

extension Command {
  /// The usage that is derived from the parameters, such as `PATHS… [OPTIONS]`.
  static var declaredUsage: String { (usageTerms + ["[OPTIONS]"]).joined(separator: " ") }

  /// The parts of the usage that stand for arguments and required options, such as `PATHS…`.
  fileprivate static var usageTerms: [String] {
    Self().namedParameters().filter { $0.isPositional || $0.isRequired }
      .map { $0.isRequired ? $0.term : "[\($0.term)]" }
  }
}

extension String {
  /// The text in lines of at most 100 columns; a line that begins with a space stays as it is.
  fileprivate var flowed: String {
    var lines: [String] = []
    var paragraph: [Substring] = []
    func endParagraph() {
      if !paragraph.isEmpty {
        lines += paragraph.joined(separator: " ").wrapped(to: reportWidth)
      }
      paragraph = []
    }
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        endParagraph()
        lines.append(String(line))
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    return lines.joined(separator: "\n")
  }
}
