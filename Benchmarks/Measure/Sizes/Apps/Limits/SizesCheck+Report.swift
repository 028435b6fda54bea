import Reports
import Terminal

extension SizesCheck {
  /// The report of the check: a table of the figures that grew, and a line of totals.
  package var report: Report {
    let headings = PathHeadings(of: paths)
    let titles = Dictionary(zip(paths, headings.headings)) { first, _ in first }
    let table = Table(
      title: "Grew", columns: ["kept", "now"].map { Table.Column(title: $0) },
      sections: paths.compactMap { path in
        let rows = failures.filter { $0.path == path }.map { failure in
          Table.Row(
            label: failure.figure.printable,
            cells: [Table.Cell(text: failure.kept), Table.Cell(text: failure.now)])
        }
        return rows.isEmpty ? nil : Table.Section(title: titles[path], rows: rows)
      })
    var report = Report(
      title: "Sizes against kept ones", tables: failures.isEmpty ? [] : [table], remarks: remarks)
    report.legend = [
      Report.Term(
        term: "may not grow",
        meaning: """
          \(Figure.limited.map(\.label).joined(separator: "; ")); and the pairs of roles in which \
          one names a class, actor or protocol of the other. The largest role's share may grow by \
          one percentage point.
          """),
      Report.Term(
        term: "may grow",
        meaning: """
          Code lines, files, types, functions, complexity and the numbers of references, because \
          features bring them.
          """),
    ]
    report.notes = notes
    report.conclusion = totals
    return report
  }

  private var paths: [String] {
    (codeLines.map(\.path) + failures.map(\.path)).reduce(into: []) { paths, path in
      if !paths.contains(path) { paths.append(path) }
    }
  }

  private var remarks: [String] {
    var remarks = codeLines.filter { $0.kept != $0.now }.map { growth in
      """
      \(growth.path): \(growth.kept.grouped) code lines were kept, now there are \
      \(growth.now.grouped), which is allowed.
      """
    }
    if !failures.isEmpty { remarks.append("To accept the new figures: \(acceptedBy)") }
    if failures.isEmpty, shrunk > 0 {
      remarks.append(
        """
        \(shrunk == 1 ? "1 figure" : "\(shrunk.grouped) figures") shrank. To keep the smaller \
        figures: \(acceptedBy)
        """)
    }
    return remarks
  }

  private var totals: String {
    guard compared > 0 else {
      return "Nothing was compared, so the check fails: the file has no sizes of these paths."
    }
    let grown = failures.count
    return """
      \(compared == 1 ? "1 figure" : "\(compared.grouped) figures") compared, \
      \(grown == 0 ? "none" : grown.grouped) grew.
      """
  }
}
