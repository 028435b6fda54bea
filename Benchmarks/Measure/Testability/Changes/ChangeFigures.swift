import Foundation
import Reports
import Sizes
import Terminal

/// What a change of one architecture costs, as far as its patch shows it.
package struct ChangeFigures: Codable, Equatable, Sendable {
  package var files = 0
  var places = 0
  var editedFiles = 0
  package var linesToOpen = 0
  /// The existing files of view controllers among the edited ones.
  package var viewControllers = 0
  var contracts = 0
  var addedLines = 0
  var removedLines = 0
  var testFiles = 0
  var testLines = 0
}

extension ChangeFigures {
  /// Creates the figures of a change, without those that no other module compares.
  package init(files: Int, linesToOpen: Int) {
    self.init()
    (self.files, self.linesToOpen) = (files, linesToOpen)
  }

  /// Counts what a patch changes.
  ///
  /// - Throws: The errors of reading the architecture's files.
  package init(of patch: ChangePatch) throws {
    for change in patch.sources {
      let lines = change.codeLines
      files += 1
      places += lines.count { $0.removed + $0.added > 0 }
      removedLines += lines.reduce(0) { $0 + $1.removed }
      addedLines += lines.reduce(0) { $0 + $1.added }
      guard change.pathBefore != nil, change.pathAfter != nil else { continue }
      editedFiles += 1
      if change.path.hasSuffix("ViewController.swift") { viewControllers += 1 }
      linesToOpen += SwiftLexer.lex(Array(change.before.utf8)).codeLineCount
    }
    contracts = try Contract.changes(
      from: patch.before.lexedSources(), to: patch.after.lexedSources())
    testFiles = patch.tests.count
    testLines = patch.tests.flatMap(\.codeLines).reduce(0) { $0 + $1.removed + $1.added }
  }
}

extension ChangeFigures {
  /// Returns the files that changes touch, and the places in parentheses: the medians of several;
  /// `nil` without a change.
  package static func cell(of changes: [Self]) -> String? {
    guard let files = Figure.changedFiles.median.text(of: changes),
      let places = Figure.changedPlaces.median.text(of: changes)
    else { return nil }
    return "\(files) (\(places))"
  }

  /// The figures in a sentence.
  package var sentence: String {
    func text(_ figure: Figure<Self>) -> String { figure.text(of: self) ?? "" }
    return """
      Files: \(text(.changedFiles)), of which \(editedFiles.grouped) were there before, with \
      \(text(.linesToOpen)) code lines. Places: \(text(.changedPlaces)). Code lines: \(addedLines.grouped) added, \
      \(removedLines.grouped) removed; in view-free tests \(testLines.grouped) changed.
      """
  }
}

extension FileChange {
  /// The number of lines that hold code, in each place.
  var codeLines: [(removed: Int, added: Int)] {
    func count(_ lines: Range<Int>, in source: LexedSource) -> Int {
      lines.reduce(0) { $0 + source.codeLineCount(from: UInt32($1), through: UInt32($1)) }
    }
    let (before, after) = (
      SwiftLexer.lex(Array(before.utf8)), SwiftLexer.lex(Array(after.utf8))
    )
    return places.map { (count($0.before, in: before), count($0.after, in: after)) }
  }
}

extension FileTree {
  /// Returns the tokens of the Swift files outside of `Tests`.
  fileprivate func lexedSources() throws -> [LexedSource] {
    try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") }
      .map { SwiftLexer.lex(Array(try content(of: $0) ?? Data())) }
  }
}

extension Figure<ChangeFigures> {
  package static var changedFiles: Self {
    count(
      "files", "files a change touches", "files", \.files,
      "Files of the module and its entry that are added, edited or deleted.")
  }

  package static var changedPlaces: Self {
    count(
      "places", "places a change touches", "places", \.places,
      "Changed lines with no unchanged line between them are one place. Comments alone are none.")
  }

  package static var linesToOpen: Self {
    count(
      "lines-to-open", "lines to open", "open", \.linesToOpen,
      "The code lines, before the change, of the existing files that it edits.")
  }

  /// The figures of a change; files and places are the first ones.
  package static var allOfChanges: [Self] {
    [
      changedFiles, changedPlaces,
      count(
        "edited-files", "existing files edited", "edited", \.editedFiles,
        "Files that are neither added nor deleted."),
      linesToOpen,
      count(
        "contracts", "contracts changed", "contracts", \.contracts,
        """
        Requirements of protocols that are added, removed or changed, and other functions, \
        properties, cases and initializers whose name another file of the module uses. What \
        fulfills a requirement counts with it.
        """),
      count(
        "added-lines", "code lines added", "added", \.addedLines, "Added lines that hold code."),
      count(
        "removed-lines", "code lines removed", "removed", \.removedLines,
        "Removed lines that hold code. A changed line is removed and added."),
      count(
        "test-files", "view-free test files changed", "tests", \.testFiles,
        "Files of view-free tests that are added, edited or deleted."),
      count(
        "test-lines", "view-free test lines changed", "test lines", \.testLines,
        "Code lines that are added to view-free tests, or removed from them."),
    ]
  }

  private static func count(
    _ id: String, _ label: String, _ column: String,
    _ count: @escaping @Sendable (ChangeFigures) -> Int, _ meaning: String
  ) -> Self {
    Self(
      "change.\(id)", label, column: column,
      unit: id.hasSuffix("files") ? "files" : label.contains("lines") ? "lines" : column,
      better: .less, sameness: .exact, meaning
    ) { .count(count($0)) }
  }
}

extension Figure {
  /// The same figure of several subjects: the median of their values.
  var median: Figure<[Subject]> {
    let value = value
    return derived(id, label, column: column, meaning) { subjects in
      subjects.compactMap { value($0)?.number }.median().map { median in
        Value(median, text: median.fixed(median == median.rounded() ? 0 : 1))
      }
    }
  }
}
