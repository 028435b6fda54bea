/// An option of the command line; its raw value is its name without the dashes.
enum Option: String, CaseIterable {
  case architecture, baseline, save, check, tolerance, explain, from, seed, sessions, quick, all
  case format, output
  case help

  /// The name as it is typed.
  var name: String { "--" + rawValue }

  /// What stands for the option's value in the help of a part; `nil` if it takes none.
  func valueName(for part: Part?) -> String? {
    guard self == .format else { return valueName }
    return ReportFormat.allCases.filter { $0.applies(to: part) }.map(\.rawValue)
      .joined(separator: "|")
  }

  /// What stands for the option's value; `nil` if it takes none.
  var valueName: String? {
    switch self {
    case .architecture: "ID,…"
    case .baseline: "ID"
    case .seed, .sessions: "NUMBER"
    case .tolerance: "PERCENT"
    case .explain: "INTERACTION"
    case .format: "FORMAT"
    case .save, .check, .from, .output: "FILE"
    case .quick, .all, .help: nil
    }
  }

  /// The only part that the option is for; `nil` if it is for several.
  var onlyPart: Part? {
    switch self {
    case .save, .check, .tolerance, .explain: .dispatch
    case .all: .trace
    case .from: .report
    case .seed, .sessions: .differential
    case .architecture, .baseline, .quick, .format, .output, .help: nil
    }
  }

  /// Whether the option means anything for a part, or for everything if `nil`.
  func applies(to part: Part?) -> Bool {
    switch self {
    case .baseline: part == nil || part == .size || part == .dispatch || part == .report
    case .quick: part == nil || part == .dispatch || part == .report
    case .format: part != .report
    case .save, .check, .tolerance, .explain, .from, .seed, .sessions, .all: part == onlyPart
    case .architecture, .output, .help: true
    }
  }
}
