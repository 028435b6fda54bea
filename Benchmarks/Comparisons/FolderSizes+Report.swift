import Tables

extension FolderSizes {
  /// The report with a table of the sizes, which has one column for each folder or file.
  package var report: Report {
    let figures =
      [CodeSizeFigures.files, CodeSizeFigures.codeLines] + CodeSizeFigures.besidesLinesAndFiles
    let table = Table(
      columns: folders.map { Table.Column(title: $0.path) },
      sections: [
        Table.Section(rows: figures.map { $0.withoutBest.row(of: folders.map(\.size)) })
      ], overflow: .divide)
    var report = Report(title: "Size of Swift sources", tables: [table], notes: notes)
    report.legend = figures.map(\.legendTerm)
    return report
  }
}
