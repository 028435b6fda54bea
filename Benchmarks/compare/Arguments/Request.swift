import CallTraces
import Comparisons
import DispatchCosts

/// What a command line asks for.
enum Invocation: Equatable {
  /// To be told how to use the command, or one of its parts.
  case help(Part?)
  /// To measure and to report.
  case run(Request)
}

/// What can be asked for alone.
enum Part: String, CaseIterable {
  case size, coverage, dispatch, conformance, differential, trace, report

  /// The parts that make the whole comparison.
  static let ofComparison: [Part] = [.size, .coverage, .dispatch]
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
  /// What is done with the architectures.
  enum Action: Equatable {
    /// They are measured and reported; the run is kept in a file unless it is `nil`.
    case measure(save: String?)
    case check(CheckRequest)
    /// The functions that an interaction enters are listed.
    case explain(interaction: String)
    /// Every scenario is played on them.
    case playScenarios
    /// They are used alike, at random.
    case useAtRandom(seed: UInt64, sessions: Int)
    /// The calls of a scenario are recorded.
    case trace(scenario: String, detail: TraceReader.Detail)
    /// A page for a training session is made.
    case makePage(PageRequest)

    /// The file that a run is kept in or comes from, and the option that names it.
    var file: (option: Option, path: String)? {
      switch self {
      case .measure(let save): save.map { (.save, $0) }
      case .check(let check): (.check, check.file)
      case .explain, .playScenarios, .useAtRandom, .trace: nil
      case .makePage(let page): page.file.map { (.from, $0) }
      }
    }
  }

  var parts: [Part]
  /// The ids, in the order of the list of architectures.
  var architectures: [String]
  /// The id of what the others are compared with.
  var baseline: String
  var isQuick = false
  var action = Action.measure(save: nil)

  /// Of dispatch: times are never gated, so that a check needs none.
  var effort: DispatchRun.Effort {
    switch action {
    case .measure, .makePage: isQuick ? .quick : .full
    case .check, .explain, .playScenarios, .useAtRandom, .trace: .countsOnly
    }
  }

  /// True if counts are compared with those of another run.
  var requiresExactCounts: Bool {
    if case .check = action { true } else { false }
  }
}

/// How random use is drawn unless told otherwise.
enum RandomUse {
  static let seed: UInt64 = 1
  static let sessions = 1_000
}

/// What to hold a run against.
struct CheckRequest: Equatable {
  /// The path of the run that was kept.
  var file: String
  var tolerance = Tolerance.standard
  /// The ids that were asked for; `nil` for all that are in the file.
  ///
  /// The baseline, which is always measured, is among them only if somebody named it here.
  var architectures: [String]?
}

/// Where the figures of a page come from.
struct PageRequest: Equatable {
  /// The path of a comparison that was kept; `nil` for a new one.
  var file: String?
  /// The ids that were asked for; `nil` for all that are compared.
  var architectures: [String]?
}

/// How a report is written down.
enum ReportFormat: String, CaseIterable {
  case text, markdown, json
  /// A sequence diagram.
  case mermaid

  /// Whether a part can be written down in this format.
  func applies(to part: Part?) -> Bool {
    switch self {
    case .text, .json: true
    case .markdown: part != .trace && part != .differential
    case .mermaid: part == .trace
    }
  }
}
