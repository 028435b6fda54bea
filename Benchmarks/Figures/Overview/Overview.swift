import Architectures
import Reports
import Terminal
import Testability

/// The text of a whole comparison: one table with its legend, what it says, and where to go next.
package struct Overview {
  /// The narrowest and the widest text.
  private static let widths = 40...200
  /// The most lines of a text that is wide enough to fit on a screen.
  private static let mostLines = 50

  private let comparison: Comparison
  private let width: Int
  private let style: TextStyle
  private let signs: KindsBar.Signs
  /// The head, the table and its legend.
  package private(set) var opening = ""

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
    opening = text(head + [""] + table + [""] + legend)
  }

  // MARK: - The table

  private var head: [String] {
    let count = comparison.architectures.count
    let environment = comparison.environment
    let facts = [
      environment.commit.map { "commit \($0)" },
      environment.swift.map { "Swift \($0.prefix { $0 != " " })" },
      environment.platform, environment.processor, environment.coreCount,
      String(environment.date.prefix(10)),
    ].compactMap(\.self)
    let costs = (comparison.dispatchEnvironment?.processor).flatMap { processor in
      processor == environment.processor ? nil : "; costs: kept run on \(processor)"
    }
    return "One app, \(count) architectures; \(facts.joined(separator: ", "))\(costs ?? "")."
      .wrapped(to: width)
  }

  private var figures: [EntryFigure] {
    let all = FigureGroup.summary.figures
    if width < 60 { return all.filter { $0.id != EntryFigure.smallestScreen.id } }
    let more = [EntryFigure.linesToOpen, .frameShare].filter { figure in
      comparison.architectures.contains { figure.value($0) != nil }
    }
    return width >= 100 ? all + more : all
  }

  private var table: [String] {
    let (figures, barWidth) = (figures, barWidth)
    let place = barWidth.flatMap { _ in
      figures.firstIndex { $0.id == EntryFigure.kindsFound.id }.map { $0 + 1 }
    }
    var columns = figures.map { Table.Column(title: $0.column) }
    if let place {
      columns.insert(Table.Column(title: barTitle ?? "", isAttached: true), at: place)
    }
    let rows = comparison.architectures.leastCodeFirst.map { entry in
      var cells = figures.map { $0.cell(of: entry) }
      if let place, let barWidth {
        let bar = entry.mutation?.kinds.map {
          KindsBar($0.counts).text(width: barWidth, signs: signs)
        }
        cells.insert(Table.Cell(text: bar ?? ""), at: place)
      }
      return Table.Row(label: entry.name, cells: cells)
    }
    let table = Table(columns: columns, sections: [.init(rows: rows)], overflow: .divide)
    return TextRenderer(style: style, width: width).lines(of: table)
  }

  /// The number of columns of a bar; `nil` if the terminal is too narrow for one.
  private var barWidth: Int? {
    guard isWide, let barTitle else { return nil }
    // A divided table would be twice as long as a screen.
    let others = figures.reduce(2 + Self.width(of: comparison.architectures.map(\.name))) {
      $0 + 2 + Self.width(of: [$1.column] + comparison.architectures.compactMap($1.text))
    }
    let room = min(width - others - 1, width < 100 ? 17 : 34)
    return room < barTitle.displayWidth ? nil : room
  }

  private static func width(of texts: [String]) -> Int { texts.map(\.displayWidth).max() ?? 0 }

  /// The title of the bars; `nil` if the number of kinds is not known.
  private var barTitle: String? {
    comparison.architectures.lazy.compactMap { $0.mutation?.kinds?.counts.of }.first
      .map { "of \($0) kinds" }
  }

  private var legend: [String] {
    let bar =
      barWidth == nil
      ? ""
      : """
      \(signs.found) found without a screen, \(signs.inPart) in part, \(signs.onlyWithScreen) only \
      with one.
      """
    let words = figures.compactMap { figure in
      figure.short.map { "\(figure.column.capitalizedFirst): \($0)." }
    }
    // One point of a share says nothing that a reader would not think of.
    let same = figures.filter { !$0.unit.hasPrefix("%") }.reduce(into: [String]()) {
      rules, figure in
      let rule = "\(figure.unit) \(figure.sameness.words(in: ""))"
      if !rules.contains(rule) { rules.append(rule) }
    }
    return ([bar] + words + ["Same: \(same.joined(separator: ", "))."])
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
    let room = Self.mostLines - opening.count { $0 == "\n" } - lines.count - origin.count
    return text(lines + next(in: isWide ? room : .max) + origin)
  }

  /// True if there is room for bars and for what the next commands mean.
  private var isWide: Bool { width >= 78 }

  /// Returns what to type next, with as many of the commands as there is room for.
  private func next(in room: Int) -> [String] {
    let isChoice = (2...3).contains(comparison.architectures.count)
    let commands: [(command: String, meaning: String)] = [
      isChoice
        ? ("compare --architecture A,B --cite", "also a record of the decision, to fill in")
        : ("compare --architecture mvvm,viper", "only these two, with what separates them"),
      ("compare trace profile.rename-saved", "the calls of one scenario"),
      ("compare report --output page.html", "all this as a page, with code and traces"),
      ("compare size", "code size; also: coverage, dispatch"),
      ("compare mutation --kinds", "which mistakes need a screen"),
      ("compare help kinds-found", "what a figure means"),
    ]
    let column = commands.map(\.command.count).max() ?? 0
    let lines = commands.map { command, meaning in
      guard isWide else { return "  " + command }
      let gap = String(repeating: " ", count: column + 2 - command.count)
      return "  \(command)\(gap)\(meaning)"
    }
    let heading = "Next (put \"swift run -c release\" before each)"
    let head = [""] + heading.wrapped(to: width).map(style.title)
    return room > head.count ? head + lines.prefix(room - head.count) : []
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
    lines += comparison.notes.filter { $0.kind == .notMeasured && $0.part != .dispatch }.map(\.line)
    if entries.contains(where: { EntryFigure.addedInstructions.value($0) == nil }) {
      lines += comparison.notes.filter { $0.part == .dispatch }.map(\.text)
    }
    return lines.flatMap { $0.printable.wrapped(to: width) }
  }

  private func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
