import Metrics

/// Why a command line cannot be followed, and what to type instead.
enum UsageError: Error, Equatable {
  case unknownOption(String, Part?)
  case optionDoesNotApply(Option, Part)
  case missingValue(Option)
  case unwantedValue(Option)
  case unknownFormat(String)
  case unknownArchitecture(String, option: Option, known: [String])
  case unknownPart(String)
  case unwantedArgument(String, Part)
  case foldersAndOption(Option)
  case noSuchFolder(String)
  case unwritableOutput(String, reason: String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name, let part):
      let known = Option.allCases.filter { $0.applies(to: part) }.map(\.name)
      return "There is no option \(quoted(name)).\n\(alternatives(to: name, among: known))"
    case .optionDoesNotApply(let option, let part):
      return """
        \(option.name) means nothing for 'compare \(part.rawValue)'.
        Leave it out, or see 'compare \(part.rawValue) --help'.
        """
    case .missingValue(let option):
      return "\(option.name) needs a value: \(option.name) \(option.valueName ?? "")"
    case .unwantedValue(let option):
      return "\(option.name) takes no value. Type \(option.name) alone."
    case .unknownFormat(let text):
      let known = ReportFormat.allCases.map(\.rawValue)
      return "There is no format \(quoted(text)).\n\(alternatives(to: text, among: known))"
    case .unknownArchitecture(let id, let option, let known):
      return """
        \(option.name): there is no architecture \(quoted(id)).
        \(alternatives(to: id, among: known))
        """
    case .unknownPart(let text):
      let known = Part.allCases.map(\.rawValue)
      return """
        There is nothing called \(quoted(text)) to compare.
        \(alternatives(to: text, among: known))
        Several architectures are separated by commas: --architecture mvc,mvp
        """
    case .unwantedArgument(let text, let part):
      return """
        'compare \(part.rawValue)' does not know what to do with \(quoted(text)).
        Only 'compare size' takes folders.
        Several architectures are separated by commas: --architecture mvc,mvp
        """
    case .foldersAndOption(let option):
      return """
        \(option.name) is for the kit's architectures, and a path is measured on its own.
        Leave one of them out.
        """
    case .noSuchFolder(let path):
      return "There is no file or folder at \(quoted(path)).\nGive the path of Swift sources."
    case .unwritableOutput(let path, let reason):
      return """
        Cannot write to \(quoted(path)): \(reason).
        Give --output a file in a folder that exists and can be written to.
        """
    }
  }

  /// The nearest alternative, if one is near, and all of them.
  private func alternatives(to text: String, among known: [String]) -> String {
    let suggestion = nearest(to: text, among: known).map { "Did you mean '\($0)'? " } ?? ""
    return suggestion + "Known are: " + known.joined(separator: ", ") + "."
  }

  private func quoted(_ text: String) -> String {
    "'\(text.printable)'"
  }
}
