import Architectures
import Reports
import Terminal
import Testability

/// The text of a whole comparison: one table with its legend, what it says, and where to go next.
package struct Overview {
  /// The narrowest and the widest text.
  private static let widths = 40...200

  private let comparison: Comparison
  private let width: Int
  private let style: TextStyle
  private let signs: KindsBar.Signs

  /// Creates the text of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison, of which parts may not be measured yet.
  ///   - width: The number of columns of the terminal.
  ///   - style: The style of titles.
  ///   - isUnicode: True if the terminal shows blocks.
  package init(
    of comparison: Comparison, width: Int, style: TextStyle = .plain, isUnicode: Bool = true
  ) {
    self.comparison = comparison
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.style = style
    signs = KindsBar.Signs(isUnicode: isUnicode)
  }

  // MARK: - The table

  /// The head, the table and its legend.
  package var opening: String {
    let count = comparison.architectures.count
    let environment = comparison.environment
    let facts = [
      environment.commit.map { "commit \($0)" },
      environment.swift.map { "Swift \($0.prefix { $0 != " " })" },
      environment.platform, environment.processor, "\(environment.cores) cores",
      String(environment.date.prefix(10)),
    ].compactMap(\.self)
    return text(
      "One app, \(count) architectures; \(facts.joined(separator: ", ")).".wrapped(to: width)
        + [""] + table + [""] + legend)
  }

  private var figures: [EntryFigure] {
    let all = FigureGroup.summary.figures
    return width < 60 ? all.filter { $0.id != EntryFigure.smallestScreen.id } : all
  }

  private var table: [String] {
    let figures = figures
    let place = barWidth.flatMap { _ in
      figures.firstIndex { $0.id == EntryFigure.kindsFound.id }.map { $0 + 1 }
    }
    var columns = figures.map { Table.Column(title: $0.column) }
    if let place {
      columns.insert(
        Table.Column(title: kinds.map { "of \($0) kinds" } ?? "", isAttached: true), at: place)
    }
    let lines = comparison.architectures.map {
      EntryFigure.codeLines.value($0)?.number ?? .infinity
    }
    let sorted = zip(comparison.architectures, lines).sorted { $0.1 < $1.1 }.map(\.0)
    let rows = sorted.map { entry in
      var cells = figures.map { figure in
        figure.text(of: entry).map { Table.Cell(text: $0) } ?? .notMeasured
      }
      if let place { cells.insert(Table.Cell(text: bar(of: entry)), at: place) }
      return Table.Row(label: entry.name, cells: cells)
    }
    let table = Table(columns: columns, sections: [.init(rows: rows)], overflow: .divide)
    return TextRenderer(style: style, width: width).lines(of: table)
  }

  /// The number of columns of a bar; `nil` if the terminal is too narrow for one.
  private var barWidth: Int? {
    switch width {
    case ..<78: nil
    case ..<100: 17
    default: 34
    }
  }

  private func bar(of entry: Comparison.Entry) -> String {
    guard let barWidth, let kinds = entry.mutation?.kinds?.counts else { return "" }
    return KindsBar(kinds).text(width: barWidth, signs: signs)
  }

  /// The number of kinds; `nil` if they are not known.
  private var kinds: Int? {
    comparison.architectures.lazy.compactMap { $0.mutation?.kinds?.counts.of }.first
  }

  private var legend: [String] {
    let bar =
      barWidth == nil
      ? ""
      : """
      \(signs.found) kinds of mistakes found without a screen, \(signs.inPart) in part, \
      \(signs.onlyWithScreen) only with one.
      """
    let smallest =
      figures.contains { $0.id == EntryFigure.smallestScreen.id }
      ? "Smallest: the smallest screen." : ""
    let words = """
      A kind: mistakes that break the same scenarios. Coverage: lines reached without a screen. \
      Instr.: instructions that a saved name adds.
      """
    let same = [EntryFigure.codeLines, .kindsFound, .addedInstructions].map { figure in
      "\(figure.unit) \(figure.sameness.words(in: ""))"
    }
    return [bar, words, smallest, "Same: \(same.joined(separator: ", "))."]
      .filter { !$0.isEmpty }.joined(separator: " ").wrapped(to: width)
  }

  // MARK: - What it says

  /// Tells what the figures say, and where to go next.
  ///
  /// - Parameter conformance: The sentence on the scenarios that were played; `nil` if none were.
  /// - Returns: The text, with line breaks.
  package func closing(conformance: String?) -> String {
    var lines: [String] = []
    if let conformance { lines += [""] + conformance.printable.wrapped(to: width) }
    let findings = comparison.findings
    if !findings.isEmpty { lines += ["", style.title("What this says")] }
    for (index, finding) in findings.enumerated() {
      let body = finding.statement.printable.wrapped(to: width - 3)
      lines += body.enumerated().map { ($0 == 0 ? " \(index + 1) " : "   ") + $1 }
    }
    return text(lines + next + origin)
  }

  private var next: [String] {
    let commands: [(command: String, meaning: String)] = [
      ("compare --architecture mvvm,viper", "only these two, with what separates them"),
      ("compare trace profile.rename-saved", "the calls of one scenario"),
      ("compare report --output page.html", "all this as a page, with code and traces"),
      ("compare size", "code size; also: coverage, dispatch"),
      ("compare mutation --kinds", "which mistakes need a screen"),
      ("compare help kinds-found", "what a figure means"),
    ]
    let column = commands.map(\.command.count).max() ?? 0
    let lines = commands.map { command, meaning in
      guard width >= 78 else { return "  " + command }
      let gap = String(repeating: " ", count: column + 2 - command.count)
      return "  \(command)\(gap)\(meaning)"
    }
    let heading = "Next (put \"swift run -c release\" before each)"
    return [""] + heading.wrapped(to: width).map(style.title) + lines
  }

  /// The sentences on the runs that the kept figures come from, and on what is missing.
  private var origin: [String] {
    let entries = comparison.architectures
    let runs = Set(
      entries.compactMap { entry in
        (entry.mutation?.kept).map { "\($0.date.prefix(10)) (\($0.commit ?? "unknown commit"))" }
      }
    ).sorted()
    let sets = Set(entries.compactMap { $0.mutation?.kinds?.set.prefix(10) }).sorted()
    var lines: [String] = []
    if !runs.isEmpty {
      lines.append(
        """
        Kinds: set of \(sets.map(String.init).listed(lastAfter: "and")), tested \
        \(runs.listed(lastAfter: "and")).
        """)
    }
    lines += comparison.notes.filter { $0.kind == .notMeasured && $0.part == .coverage }.map(\.text)
    if entries.contains(where: { EntryFigure.addedInstructions.value($0) == nil }) {
      lines += comparison.notes.filter { $0.part == .dispatch }.map(\.text)
    }
    return lines.flatMap { $0.printable.wrapped(to: width) }
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
