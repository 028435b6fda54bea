/// What a command line asks for.
enum Invocation: Equatable {
  /// To be told how to use the command, or one of its parts.
  case help(Part?)
  /// To measure and to report.
  case run(Request)
}

/// A part of the comparison that can be asked for alone.
enum Part: String, CaseIterable {
  case size, coverage, dispatch
}

/// What to measure, and how to report it.
struct Request: Equatable {
  /// What is measured.
  enum Subject: Equatable {
    case architectures(ArchitecturesRequest)
    /// Swift sources anywhere, by their paths.
    case folders([String])
  }

  var subject: Subject
  var format = ReportFormat.text
  /// The file to write to; `nil` for standard output.
  var output: String?
}

/// Which architectures to compare, and in what.
struct ArchitecturesRequest: Equatable {
  var parts: [Part]
  /// The ids, in the order of the list of architectures.
  var architectures: [String]
  /// The id of what the others are compared with.
  var baseline: String
  var isQuick = false
}

/// How a report is written down.
enum ReportFormat: String, CaseIterable {
  case text, markdown, json
}
