extension ExplainedInteraction {
  /// The functions in the order in which they are entered, and what they add up to.
  package var report: Report {
    var report = Report(title: "Where the instructions of \(interaction) go")
    for entry in architectures {
      report.tables.append(callTable(of: entry))
      report.tables.append(roleTable(of: entry))
    }
    report.legend = Self.meanings.map { Report.Explanation(term: $0.0, meaning: $0.1) }
    report.notes = notes
    return report
  }

  private func callTable(of entry: Entry) -> Table {
    let calls = entry.explanation.calls
    let rows = calls.map { call in
      Table.Row(
        label: call.role ?? "–",
        cells: [
          Table.Cell(text: call.instructions.grouped),
          Table.Cell(text: (call.total - call.instructions).grouped),
          Table.Cell(text: call.description),
        ])
    }
    let own = calls.reduce(0) { $0 + $1.instructions }
    let total = Table.Row(
      label: "sum",
      cells: [
        Table.Cell(text: own.grouped),
        Table.Cell(text: (entry.explanation.instructions - own).grouped),
        Table.Cell(text: "\(entry.explanation.instructions.grouped) in all"),
      ])
    return Table(
      title: entry.name,
      columns: [
        .init(title: "own"), .init(title: "libraries"), .init(title: "function", holdsWords: true),
      ],
      sections: [.init(rows: rows), .init(rows: [total])])
  }

  /// What the roles take, the most expensive first.
  private func roleTable(of entry: Entry) -> Table {
    let total = entry.explanation.instructions
    var roles: [String: (entries: Int, own: Int, libraries: Int)] = [:]
    for call in entry.explanation.calls {
      let former = roles[call.role ?? Self.compiler] ?? (0, 0, 0)
      roles[call.role ?? Self.compiler] = (
        former.entries + 1, former.own + call.instructions,
        former.libraries + call.total - call.instructions
      )
    }
    let ordered = roles.sorted {
      ($1.value.own + $1.value.libraries, $0.key) < ($0.value.own + $0.value.libraries, $1.key)
    }
    return Table(
      title: "\(entry.name), by role",
      columns: ["entries", "own", "libraries", "share"].map { .init(title: $0) },
      sections: [
        .init(
          rows: ordered.map { role, sums in
            Table.Row(
              label: role,
              cells: [
                sums.entries.grouped, sums.own.grouped, sums.libraries.grouped,
                total == 0
                  ? "–" : (100 * Double(sums.own + sums.libraries) / Double(total)).fixed(1) + "%",
              ].map { Table.Cell(text: $0) })
          })
      ])
  }

  private static let compiler = "made by the compiler"

  private static let meanings = [
    ("own", "Instructions of the function itself, and of what the compiler has put into it."),
    (
      "libraries",
      "Instructions of the functions of Swift and of the system that it called, itself or unseen."
    ),
    (
      "role",
      """
      The file's role in the architecture, or the module it belongs to: Metrics and Scenarios are \
      the instrument and the service; – is what the compiler made.
      """
    ),
    ("·", "Called by the function above that stands one further to the left."),
    ("(goes on)", "Entered in the middle: where it was suspended, or after a call."),
  ]
}

extension Explanation.Call {
  /// The function, set in by its depth, and where it is written.
  fileprivate var description: String {
    let name = file.flatMap { $0.split(separator: "/").last }.map(String.init)
    let place = name.map { "  \($0)" + (line.map { ":\($0)" } ?? "") } ?? ""
    return String(repeating: "·", count: depth) + function + (isResumed ? " (goes on)" : "") + place
  }
}
