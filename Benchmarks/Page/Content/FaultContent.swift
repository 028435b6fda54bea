import Figures
import Foundation
import Reports
import Terminal
import Testability

/// The mistakes that were put into each architecture, and those that its tests find without a
/// screen.
///
/// The page shows them by kind, as a row of squares for each architecture, and one by one.
struct FaultContent: Encodable, Equatable {
  /// The mistakes that break one requirement.
  struct Requirement: Encodable, Equatable {
    /// A sentence such as `Tests without a screen find 12 of 14 mistakes.`.
    var text: String
    /// The names of the tests without a screen that are about the requirement.
    var tests: [String]
    /// The mistakes that no test without a screen notices, as indices of the row's faults.
    var faults: [Int]
    /// The command that starts an exercise with a mistake that breaks it; `nil` if there is none.
    @OrNull var exercise: String?
  }

  struct Row: Encodable, Equatable {
    /// The id of the architecture.
    var id: String
    /// The outcome of each kind, as an index of ``FaultContent/outcomes``; `nil` if no outcome is
    /// known.
    @OrNull var outcomes: [Int]?
    /// The requirements with their mistakes; `nil` if no result is kept that holds for the sources.
    @OrNull var requirements: [Requirement]?
    /// The files that have the mistakes, such as `Greeting/Greeting.swift`.
    var files: [String]
    /// The mistakes that no test without a screen notices.
    var faults: [Fault]
  }

  /// A mistake as a change of lines.
  struct Fault: Encodable, Equatable {
    /// The file of the change, as an index of the row's files.
    var file: Int
    /// The line of the change, counted from 1.
    var line: Int
    /// The first scenario that is broken, as an index of ``FaultContent/scenarios``.
    var scenario: Int
    var before: [String]
    /// The lines after the change; empty if they are left out.
    var after: [String]
  }

  /// The words for the outcomes of a kind, such as `found`.
  let outcomes: [String]
  /// The names of the kinds, first those that most architectures find.
  let kinds: [String]
  /// The ids of the scenarios that mistakes break.
  let scenarios: [String]
  let rows: [Row]
  /// The sentences below the squares: on hand-written faults, and on what the lists leave out.
  let notes: [String]

  /// Creates the content; `nil` if neither the mistakes nor the coverage of any architecture are
  /// known.
  init?(of page: ReportPage) {
    let entries = page.comparison.architectures
    guard entries.contains(where: { $0.mutation != nil || $0.coverage != nil }) else { return nil }
    let all = KindOutcome.allCases
    outcomes = all.map(\.words)
    let order = Self.order(of: entries.compactMap { $0.mutation?.kinds?.counts.outcomes })
    kinds = order.map { page.comparison.name(ofKind: $0) }
    let scenarios = Set(
      entries.flatMap { $0.mutation?.faultsThatNeedView.map(\.scenario) ?? [] }
    ).sorted()
    self.scenarios = scenarios
    rows = entries.map { entry in
      let faults = entry.mutation?.faultsThatNeedView ?? []
      let files = Set(faults.map(\.file)).sorted()
      let sources = page.architectures.first { $0.id == entry.id }?.files ?? []
      return Row(
        id: entry.id,
        outcomes: (entry.mutation?.kinds?.counts.outcomes).map { outcomes in
          order.compactMap { all.firstIndex(of: outcomes[$0]) }
        },
        requirements: entry.mutation.map {
          Self.requirements(
            of: $0, tests: entry.coverage?.viewFreeTests ?? [],
            exercises: page.exercises[entry.id] ?? [:])
        },
        files: files,
        faults: faults.map { fault in
          let source = sources.first { $0.path.hasSuffix("/\(fault.file)") }
          return Fault(
            fault, in: source?.lines.map(\.text) ?? [], files: files, scenarios: scenarios)
        })
    }
    let tested = entries.compactMap { entry in entry.mutation.map { (entry.name, $0) } }
    notes = [
      MutationFigures.noteOnHandWrittenFaults(tested.map { ($0, $1.handWrittenFaults) }),
      MutationFigures.noteOnRequirements(tested.map { ($0, $1.figures) }),
    ].compactMap(\.self)
  }

  /// Returns the places of the kinds in the set, first those that most architectures find.
  ///
  /// Of two kinds that equally many find, the one that more find in part comes first.
  private static func order(of found: [[KindOutcome]]) -> [Int] {
    let places = Array(0..<(found.map(\.count).min() ?? 0))
    let ranks = places.map { place in
      (-found.count { $0[place] == .found }, -found.count { $0[place] == .inPart }, place)
    }
    return places.sorted { ranks[$0] < ranks[$1] }
  }

  private static func requirements(
    of summary: MutationSummary, tests: [String], exercises: [String: String]
  ) -> [Requirement] {
    let tests = tests.map { (name: $0, numbers: RequirementNumbers.named(by: $0)) }
    return summary.requirements.map { figures in
      let id = figures.requirement
      let found = figures.faults - figures.faultsThatNeedView
      return Requirement(
        text: figures.faults > 0
          ? """
          Tests without a screen find \(found.grouped) of \(figures.faults.grouped) \
          \(figures.faults == 1 ? "mistake" : "mistakes").
          """ : "No mistake breaks it.",
        tests: tests.filter { $0.numbers.contains(id) }.map(\.name),
        faults: summary.faultsThatNeedView.indices.filter {
          summary.faultsThatNeedView[$0].requirements.contains(id)
        }, exercise: exercises[id])
    }
  }
}

extension FaultContent.Fault {
  /// Finds the lines that a fault changes in the lines of its file, which is one of `files`; its
  /// scenario is one of `scenarios`.
  ///
  /// A change of several lines is shown as it is, except for a guard, which is shown as a whole.
  init(
    _ fault: MutationSummary.Fault, in lines: [String], files: [String], scenarios: [String]
  ) {
    file = files.firstIndex(of: fault.file) ?? files.endIndex
    line = fault.line
    scenario = scenarios.firstIndex(of: fault.scenario) ?? scenarios.endIndex
    let index = fault.line - 1
    var (old, new) = (fault.original, fault.replacement)
    if lines.indices.contains(index), lines[index].ranges(of: fault.original).count == 1 {
      old = lines[index].trimmingCharacters(in: .whitespaces)
      new = old.replacing(fault.original, with: fault.replacement)
        .trimmingCharacters(in: .whitespaces)
    }
    if fault.operator == "drop-return" {
      old = Self.guardStatement(around: index, in: lines) ?? old
      new = Self.statement(old, withoutCondition: fault.original.trimmingPrefix("guard "))
    }
    before = old.components(separatedBy: "\n")
    after = new.isEmpty ? [] : new.components(separatedBy: "\n")
  }

  /// Returns the guard that has a condition on a line, without its indentation; `nil` if there is
  /// none.
  private static func guardStatement(around index: Int, in lines: [String]) -> String? {
    guard lines.indices.contains(index) else { return nil }
    let first = lines[...index].lastIndex { $0.contains(/^\s*guard\b/) } ?? 0
    let indent = lines[first].prefix { $0 == " " }
    for last in index..<lines.count {
      let text = lines[first...last].map { $0.trimmingPrefix(indent) }.joined(separator: "\n")
      let isWhole = text.count { $0 == "{" } == text.count { $0 == "}" }
      if isWhole, text.contains(/\belse\s*\{/) { return text }
    }
    return nil
  }

  /// Returns a guard without one of its conditions; without its only condition, nothing is left.
  private static func statement(
    _ text: String, withoutCondition condition: some StringProtocol
  ) -> String {
    let words = condition.split(separator: " ")
      .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
    func range(of pattern: String) -> Range<String.Index>? {
      text.range(of: pattern, options: .regularExpression)
    }
    guard text.hasPrefix("guard"), range(of: "^guard\\s+\(words)\\s+else\\b") == nil else {
      return ""
    }
    guard let range = range(of: "\(words),\\s*|,\\s*\(words)") else { return text }
    return text.replacingCharacters(in: range, with: "")
  }
}
