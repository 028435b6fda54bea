import CallTraces
import Comparisons

/// Reads command lines.
struct ArgumentReader {
  /// The ids of the architectures that can be asked for, in the order in which they are shown.
  let architectures: [String]
  /// The names of the interactions that can be explained.
  let interactions: [String]
  /// The names of the scenarios that can be traced.
  let scenarios: [String]
  /// The id that the others are compared with unless told otherwise.
  let defaultBaseline: String

  /// Reads the arguments that follow the command's name.
  ///
  /// Of an option that is given twice the last value counts; architectures add up.
  func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    var found = Found()
    do {
      try scan(arguments, into: &found)
    } catch {
      // Whoever asks for help in a line full of mistakes needs it most.
      guard found.asksForHelp || asksForHelp(arguments) else { throw error }
      return .help(found.part)
    }
    return found.asksForHelp ? .help(found.part) : .run(try request(from: found))
  }

  private struct Found {
    var part: Part?
    var folders: [String] = []
    var scenario: String?
    var values: [(option: Option, value: String)] = []
    var asksForHelp = false
    var flags: [Option] = []

    func value(of option: Option) -> String? {
      values.last { $0.option == option }?.value
    }
  }

  private func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == Option.help.name || $0 == "-h" }
  }
}

// MARK: - Words

extension ArgumentReader {
  private func scan(_ arguments: [String], into found: inout Found) throws(UsageError) {
    var rest = arguments[...]
    var optionsAreOver = false
    while let argument = rest.popFirst() {
      if optionsAreOver || !argument.hasPrefix("-") || argument == "-" {
        try take(argument, into: &found)
      } else if argument == "--" {
        optionsAreOver = true
      } else {
        try takeOption(argument, rest: &rest, into: &found)
      }
    }
  }

  private func take(_ argument: String, into found: inout Found) throws(UsageError) {
    switch found.part {
    case nil:
      guard let part = Part(rawValue: argument) else { throw .unknownPart(argument) }
      found.part = part
    case .size: found.folders.append(argument)
    case .trace where found.scenario == nil: found.scenario = argument
    case let part?: throw .unwantedArgument(argument, part)
    }
  }

  private func takeOption(
    _ argument: String, rest: inout ArraySlice<String>, into found: inout Found
  ) throws(UsageError) {
    let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = pieces[0] == "-h" ? Option.help.name : String(pieces[0])
    guard let option = Option.allCases.first(where: { $0.name == name }) else {
      throw .unknownOption(name, found.part)
    }
    guard option.valueName != nil else {
      guard pieces.count == 1 else { throw .unwantedValue(option) }
      if option == .help { found.asksForHelp = true } else { found.flags.append(option) }
      return
    }
    let value = pieces.count == 2 ? String(pieces[1]) : nextValue(in: &rest)
    guard let value, !value.isEmpty else { throw .missingValue(option) }
    found.values.append((option, value))
  }

  /// The next word, unless it is an option itself.
  private func nextValue(in rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }
}

// MARK: - Meaning

extension ArgumentReader {
  private func request(from found: Found) throws(UsageError) -> Request {
    let given = found.values.map(\.option) + found.flags
    try requireSense(of: given, for: found.part)
    var asked: [String] = []
    var baseline = defaultBaseline
    var tolerance = Tolerance.standard
    var seed = RandomUse.seed
    var sessions = RandomUse.sessions
    var format = ReportFormat.text
    var output: String?
    for (option, value) in found.values {
      switch option {
      case .architecture: asked += try ids(in: value)
      case .baseline: baseline = try id(value, of: option)
      case .tolerance:
        guard let known = Tolerance(value) else { throw .unreadableTolerance(value) }
        tolerance = known
      case .explain:
        guard interactions.contains(value) else {
          throw .unknownInteraction(value, known: interactions)
        }
      case .format:
        guard let known = ReportFormat(rawValue: value), known.applies(to: found.part) else {
          throw .unknownFormat(value, found.part)
        }
        format = known
      case .output: output = value
      case .seed: seed = try number(value, of: option, in: 0...UInt64.max)
      case .sessions: sessions = Int(try number(value, of: option, in: 1...10_000_000))
      case .save, .check, .from, .quick, .all, .help: break
      }
    }
    guard found.folders.isEmpty else {
      if let option = given.first(where: { $0 == .architecture || $0 == .baseline }) {
        throw .foldersAndOption(option)
      }
      return Request(subject: .folders(found.folders), format: format, output: output)
    }
    let compared = asked.isEmpty ? nil : architectures.filter(asked.contains)
    // A ratio to what is not in the table could not be checked by its reader.
    let comparesWithBaseline =
      Option.baseline.applies(to: found.part) && found.value(of: .explain) == nil
    if !asked.isEmpty, comparesWithBaseline { asked.append(baseline) }
    let chosen = architectures.filter { asked.isEmpty || asked.contains($0) }
    if found.part == .differential, chosen.count < 2 {
      throw .nothingToCompareWith(.differential, known: architectures)
    }
    if format == .mermaid, chosen.count > 1 { throw .oneDiagramOnly(known: architectures) }
    return Request(
      subject: .architectures(
        ArchitecturesRequest(
          parts: parts(of: found.part), architectures: chosen,
          baseline: baseline, isQuick: found.flags.contains(.quick),
          action: try action(
            of: found, tolerance: tolerance, randomUse: (seed, sessions),
            architectures: compared))),
      format: format, output: output)
  }

  /// Refuses options that mean nothing for the part or beside each other.
  private func requireSense(of given: [Option], for part: Part?) throws(UsageError) {
    if let option = given.first(where: { !$0.applies(to: part) }) {
      if let part { throw .optionDoesNotApply(option, part) }
      if let part = option.onlyPart { throw .optionNeedsPart(option, part) }
    }
    if part == .report, !given.contains(.output) { throw .partNeedsOption(.report, .output) }
    if given.contains(.from), given.contains(.baseline) {
      throw .exclusiveOptions(.from, .baseline)
    }
    let actions = [Option.save, .check, .explain, .from].filter(given.contains)
    if actions.count > 1 { throw .exclusiveOptions(actions[0], actions[1]) }
    if given.contains(.explain), given.contains(.baseline) {
      throw .exclusiveOptions(.explain, .baseline)
    }
    if given.contains(.tolerance), !given.contains(.check) {
      throw .optionNeedsOption(.tolerance, .check)
    }
    if given.contains(.quick), let action = actions.first, action != .save {
      throw .nothingIsTimed(action)
    }
  }

  private func parts(of part: Part?) -> [Part] {
    guard let part, part != .report else { return Part.ofComparison }
    return [part]
  }

  private func action(
    of found: Found, tolerance: Tolerance, randomUse: (seed: UInt64, sessions: Int),
    architectures: [String]?
  ) throws(UsageError) -> ArchitecturesRequest.Action {
    if found.part == .conformance { return .playScenarios }
    if found.part == .differential {
      return .useAtRandom(seed: randomUse.seed, sessions: randomUse.sessions)
    }
    if found.part == .trace {
      guard let scenario = found.scenario else { throw .missingScenario }
      guard scenarios.contains(scenario) else {
        throw .unknownScenario(scenario, known: scenarios)
      }
      return .trace(
        scenario: scenario, detail: found.flags.contains(.all) ? .all : .written)
    }
    if found.part == .report {
      return .makePage(
        PageRequest(file: found.value(of: .from), architectures: architectures))
    }
    if let file = found.value(of: .check) {
      return .check(
        CheckRequest(file: file, tolerance: tolerance, architectures: architectures))
    }
    if let interaction = found.value(of: .explain) { return .explain(interaction: interaction) }
    return .measure(save: found.value(of: .save))
  }

  private func number(
    _ text: String, of option: Option, in range: ClosedRange<UInt64>
  ) throws(UsageError) -> UInt64 {
    // Not what `UInt64` reads by itself: it takes a sign.
    let digits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard digits, let number = UInt64(text), range.contains(number) else {
      throw .unreadableNumber(text, option, range)
    }
    return number
  }

  private func ids(in list: String) throws(UsageError) -> [String] {
    var ids: [String] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard !text.isEmpty else { throw .missingValue(.architecture) }
      ids.append(try id(String(text), of: .architecture))
    }
    return ids
  }

  private func id(_ text: String, of option: Option) throws(UsageError) -> String {
    guard architectures.contains(text) else {
      throw .unknownArchitecture(text, option: option, known: architectures)
    }
    return text
  }
}
