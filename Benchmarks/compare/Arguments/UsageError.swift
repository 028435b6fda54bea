import Terminal

/// Why a command line cannot be followed, and what to type instead.
enum UsageError: Error, Equatable {
  case unknownOption(String, Part?)
  case optionDoesNotApply(Option, Part)
  case optionNeedsPart(Option, Part)
  case partNeedsOption(Part, Option)
  case optionNeedsOption(Option, Option)
  case exclusiveOptions(Option, Option)
  case nothingIsTimed(Option)
  case missingValue(Option)
  case unwantedValue(Option)
  case unknownFormat(String, Part?)
  case unreadableTolerance(String)
  case unreadableNumber(String, Option, ClosedRange<UInt64>)
  case nothingToCompareWith(Part, known: [String])
  case unknownArchitecture(String, option: Option, known: [String])
  case unknownInteraction(String, known: [String])
  case unknownPart(String)
  case missingScenario
  case unknownScenario(String, known: [String])
  case oneDiagramOnly(known: [String])
  case unwantedArgument(String, Part)
  case foldersAndOption(Option)
  case noSuchFolder(String)
  case unwritableOutput(String, option: Option, reason: String)
  case outputReplaces(String, Option)
  case outputIsMeasured(String)
  case notText(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name, let part):
      let known = Option.allCases.filter { $0.applies(to: part) }.map(\.name)
      return "There is no option \(name.quoted).\n\(alternatives(to: name, among: known))"
    case .optionDoesNotApply(let option, let part):
      return """
        \(option.name) means nothing for 'compare \(part.rawValue)'.
        Leave it out, or see 'compare \(part.rawValue) --help'.
        """
    case .optionNeedsPart(let option, let part):
      let usage = [option.name, option.valueName].compactMap { $0 }.joined(separator: " ")
      return """
        \(option.name) is only for 'compare \(part.rawValue)'.
        Type: compare \(part.rawValue)\(part == .trace ? " SCENARIO" : "") \(usage)
        """
    case .partNeedsOption(let part, let option):
      return "'compare \(part.rawValue)' needs \(option.name) \(option.valueName ?? "")."
    case .optionNeedsOption(let option, let other):
      return """
        \(option.name) means nothing without \(other.name).
        Add \(other.name) \(other.valueName ?? ""), or leave \(option.name) out.
        """
    case .exclusiveOptions(let option, let other):
      return "\(option.name) and \(other.name) exclude each other.\nLeave one of them out."
    case .nothingIsTimed(let option):
      return """
        \(Option.quick.name) makes timing shorter, and \(option.name) times nothing.
        Leave \(Option.quick.name) out.
        """
    case .missingValue(let option):
      return "\(option.name) needs a value: \(option.name) \(option.valueName(for: nil) ?? "")"
    case .unwantedValue(let option):
      return "\(option.name) takes no value. Type \(option.name) alone."
    case .unknownFormat(let text, let part):
      let known = ReportFormat.allCases.filter { $0.applies(to: part) }.map(\.rawValue)
      return "There is no format \(text.quoted).\n\(alternatives(to: text, among: known))"
    case .unreadableTolerance(let text):
      return """
        \(Option.tolerance.name): \(text.quoted) is no percentage.
        Give a number from 0 with at most nine digits before and after the point: 2, 2.5 or 2%.
        """
    case .unreadableNumber(let text, let option, let range):
      return """
        \(option.name): \(text.quoted) is no number that it takes.
        Give a whole number from \(range.lowerBound) to \(range.upperBound).
        """
    case .nothingToCompareWith(let part, let known):
      return """
        'compare \(part.rawValue)' holds architectures against each other. Name at least two:
        \(known.joined(separator: ", "))
        """
    case .unknownInteraction(let text, let known):
      return """
        \(Option.explain.name): there is no interaction \(text.quoted).
        \(alternatives(to: text, among: known))
        """
    case .unknownArchitecture(let id, let option, let known):
      return """
        \(option.name): there is no architecture \(id.quoted).
        \(alternatives(to: id, among: known))
        """
    case .missingScenario:
      return """
        'compare trace' needs the name of a scenario, such as greeting.shown.
        'compare trace --help' lists them.
        """
    case .unknownScenario(let text, let known):
      let suggestion = nearest(to: text, among: known).map { "Did you mean \($0.quoted)? " } ?? ""
      return """
        There is no scenario \(text.quoted).
        \(suggestion)'compare trace --help' lists them.
        """
    case .oneDiagramOnly(let known):
      return """
        A sequence diagram shows one architecture. Choose it with --architecture:
        \(known.joined(separator: ", "))
        """
    case .unknownPart(let text):
      let known = Part.allCases.map(\.rawValue)
      return """
        There is nothing called \(text.quoted) to compare.
        \(alternatives(to: text, among: known))
        Several architectures are separated by commas: --architecture mvc,mvp
        """
    case .unwantedArgument(let text, let part):
      return """
        'compare \(part.rawValue)' does not know what to do with \(text.quoted).
        Only 'compare size' takes folders, and 'compare trace' takes one scenario.
        Several architectures are separated by commas: --architecture mvc,mvp
        """
    case .foldersAndOption(let option):
      return """
        \(option.name) is for the kit's architectures, and a path is measured on its own.
        Leave one of them out.
        """
    case .noSuchFolder(let path):
      return "There is no file or folder at \(path.quoted).\nGive the path of Swift sources."
    case .unwritableOutput(let path, let option, let reason):
      return """
        Cannot write to \(path.quoted): \(reason).
        Give \(option.name) a file in a folder that exists and can be written to.
        """
    case .outputReplaces(let path, let option):
      return """
        The report would replace \(path.quoted), the file of \(option.name).
        Give \(Option.output.name) another file.
        """
    case .outputIsMeasured(let path):
      return """
        The report would replace \(path.quoted), which it is about.
        Give \(Option.output.name) another file.
        """
    case .notText(let argument):
      return
        "\(argument.quoted) is not text in UTF-8.\nType it anew, or give the file another name."
    }
  }

  /// The nearest alternative, if one is near, and all of them.
  private func alternatives(to text: String, among known: [String]) -> String {
    let suggestion = nearest(to: text, among: known).map { "Did you mean '\($0)'? " } ?? ""
    return suggestion + "Known are: " + known.joined(separator: ", ") + "."
  }
}
