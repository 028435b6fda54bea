import Architectures
import Interactions
import Reports
import Terminal

extension ExplainedInteraction {
  /// The report with three tables for each architecture.
  ///
  /// The first table lists the functions in the order in which they were entered. The second table
  /// shows the number of instructions of each role, such as `View`, and the third table shows the
  /// number of instructions of each library function.
  package var report: Report {
    var report = Report(title: "Where the instructions of \(interaction.rawValue) go")
    report.sections = architectures.map { architecture in
      .init(
        tables: [
          callTable(of: architecture), roleTable(of: architecture), libraryTable(of: architecture),
        ])
    }
    report.legend = Self.meanings.map { Report.Term(term: $0.0, meaning: $0.1) }
    report.notes = notes
    return report
  }

  private func callTable(of architecture: ExplainedArchitecture) -> Table {
    let (calls, all) = (architecture.explanation.calls, architecture.explanation.instructions)
    let own = calls.reduce(0) { $0 + $1.instructions }
    let rows = calls.map { call in
      let libraries = call.total - call.instructions
      return Table.Row(
        call.role ?? "–", call.instructions.grouped, libraries.grouped, call.description)
    }
    let sum = Table.Row("sum", own.grouped, (all - own).grouped, "\(all.grouped) in all")
    return Table(
      title: architecture.name,
      columns: [
        .init(title: "own"), .init(title: "libraries"), .init(title: "function", holdsWords: true),
      ], sections: [.init(rows: rows), .init(rows: [sum])])
  }

  /// Returns the table with the number of instructions of each role, the most expensive role first.
  private func roleTable(of architecture: ExplainedArchitecture) -> Table {
    let roles = Dictionary(grouping: architecture.explanation.calls) { $0.role ?? "–" }
    let sums = roles.map { role, calls in
      (
        role: role, entries: calls.count, own: calls.reduce(0) { $0 + $1.instructions },
        total: calls.reduce(0) { $0 + $1.total }
      )
    }
    return Table(
      title: "\(architecture.name), by role",
      columns: ["entries", "own", "libraries", "share"].map { .init(title: $0) },
      sections: [
        .init(
          rows: sums.sorted { ($1.total, $0.role) < ($0.total, $1.role) }.map { sums in
            Table.Row(
              sums.role, sums.entries.grouped, sums.own.grouped, (sums.total - sums.own).grouped,
              architecture.share(of: sums.total))
          })
      ])
  }

  /// Returns the table of the library functions with the most instructions.
  ///
  /// The last row shows the sums of all other library functions.
  private func libraryTable(of architecture: ExplainedArchitecture) -> Table {
    let uses = Dictionary(grouping: architecture.explanation.calls.flatMap(\.libraries)) {
      $0.function
    }
    let ordered = uses.map { function, uses in
      Explanation.LibraryUse(
        function: function, calls: uses.reduce(0) { $0 + $1.calls },
        instructions: uses.reduce(0) { $0 + $1.instructions })
    }.sorted { ($1.instructions, $0.function) < ($0.instructions, $1.function) }
    var shown = Array(ordered.prefix(Self.shownLibraryFunctions))
    let others = ordered.dropFirst(Self.shownLibraryFunctions)
    if !others.isEmpty {
      shown.append(
        Explanation.LibraryUse(
          function: "\(others.count) others", calls: others.reduce(0) { $0 + $1.calls },
          instructions: others.reduce(0) { $0 + $1.instructions }))
    }
    return Table(
      title: "\(architecture.name), libraries",
      columns: ["calls", "instructions", "share"].map { .init(title: $0) },
      sections: [
        .init(
          rows: shown.map { use in
            Table.Row(
              use.function, use.calls.grouped, use.instructions.grouped,
              architecture.share(of: use.instructions))
          })
      ])
  }

  private static let shownLibraryFunctions = 12

  private static let meanings = [
    ("own", "Instructions of the function itself, including code that the compiler has inlined."),
    (
      "libraries",
      "Instructions of library functions that the function called, directly or indirectly."
    ),
    (
      "role",
      """
      The role of the function's file in the architecture. For a file outside of the architecture, \
      the role is one of the words App, Services and Task, or the name of the file's module. \
      Costs and Interactions are modules of the measurement itself, and CMainLoop is the \
      module of the loop that runs queued jobs. A function that the compiler made and that belongs \
      to no type has the role of the function that called it.
      """
    ),
    (SharedPart.app, "The app around the screens, which creates the screens."),
    (SharedPart.services, "The services and the photo library that the screens use."),
    (
      SharedPart.task,
      """
      The file MainLoop.swift: its code starts the loop that runs queued jobs, such as the jobs of \
      Swift tasks.
      """
    ),
    (
      "·",
      """
      The dots before a function show the depth of its call. For example, a function with two dots \
      was called by the nearest function above that has one dot.
      """
    ),
    (
      "(goes on)",
      """
      A function with the mark (goes on) was not entered at its start. The function had started \
      earlier, and continues after a suspension or after a call of another function.
      """
    ),
  ]
}

extension Table.Row {
  fileprivate init(_ label: String, _ cells: String...) {
    self.init(label: label, cells: cells.map { Table.Cell(text: $0) })
  }
}

extension ExplainedInteraction.ExplainedArchitecture {
  fileprivate func share(of instructions: Int) -> String {
    let all = Double(explanation.instructions)
    return all == 0 ? "–" : (100 * Double(instructions) / all).fixed(1) + "%"
  }
}

extension Explanation.Call {
  /// The text for the table: the function's name, with one `·` before it for each level of depth,
  /// and the function's file and line.
  fileprivate var description: String {
    let name = file.flatMap { $0.split(separator: "/").last }.map(String.init)
    let place = name.map { "  \($0)" + (line.map { ":\($0)" } ?? "") } ?? ""
    return String(repeating: "·", count: depth) + function + (isResumed ? " (goes on)" : "") + place
  }
}
