import Reports
import Terminal

/// The result of comparing new sizes with kept ones: the figures that grew although they may not.
package struct SizesCheck: Encodable, Equatable, Sendable {
  /// A figure that grew although it may not.
  struct Failure: Encodable, Equatable, Sendable {
    /// The path of the folder in the new measurement.
    let path: String
    let figure: String
    /// The kept value as text, such as `120` or `46.2%`.
    let kept: String
    /// The new value as text.
    let now: String
  }

  /// The numbers of code lines of a folder, which may grow.
  struct Growth: Encodable, Equatable, Sendable {
    let path: String
    let kept: Int
    let now: Int
  }

  /// The version of the JSON format.
  var schema = 1
  /// The number of figures that both measurements have.
  var compared = 0
  /// The number of compared figures that shrank.
  var shrunk = 0
  var failures: [Failure] = []
  /// The code lines of each folder that both measurements have.
  var codeLines: [Growth] = []
  /// Sentences for the report, such as those that name paths that were not compared.
  var notes: [String] = []
  /// The command line that saves the new sizes, so that they pass.
  var acceptedBy: String

  /// True if at least one figure was compared and none grew.
  package var passes: Bool { compared > 0 && failures.isEmpty }
}

extension SizesCheck {
  /// Compares new sizes with the kept ones.
  ///
  /// `command` is the command line that saves the new sizes instead.
  package init(of now: FolderSizes, against kept: KeptSizes, acceptedBy command: String) {
    acceptedBy = command
    for folder in now.folders {
      guard let old = kept.folder(at: folder.path, amongPaths: now.folders.count) else {
        notes.append("\(folder.path): not compared, because the file has no sizes of it.")
        continue
      }
      codeLines.append(
        Growth(path: folder.path, kept: old.size.codeLines, now: folder.size.codeLines))
      for figure in Figure.limited {
        guard let before = figure.value(old), let after = figure.value(folder) else { continue }
        compared += 1
        if after.number < before.number { shrunk += 1 }
        guard figure.isLess(old, than: folder) else { continue }
        failures.append(
          Failure(
            path: folder.path, figure: figure.label, kept: before.text, now: after.text))
      }
      compareReferences(of: folder, with: old)
    }
    for old in kept.sizes.folders
    where !now.folders.contains(where: {
      kept.folder(at: $0.path, amongPaths: now.folders.count)?.path == old.path
    }) {
      failures.append(Failure(path: old.path, figure: "all", kept: "saved", now: "not measured"))
    }
    notes += now.notes.filter { $0 != FolderSizes.noteOnMachineCode }
  }

  /// Compares which roles name classes, actors and protocols of which other roles.
  ///
  /// More references between two roles are no growth: a further screen brings them. A role that
  /// names another one for the first time is.
  private mutating func compareReferences(of folder: MeasuredFolder, with old: MeasuredFolder) {
    guard let now = folder.roles, let kept = old.roles else { return }
    compared += 1
    let before = kept.namedBehavior
    let after = now.namedBehavior
    for (pair, count) in after.sorted(by: { $0.key < $1.key }) where before[pair] == nil {
      failures.append(
        Failure(
          path: folder.path, figure: "behavior named by \(pair)", kept: "0", now: count.grouped))
    }
    if before.keys.contains(where: { after[$0] == nil }) { shrunk += 1 }
  }
}

extension FolderRoles {
  /// The numbers of references to classes, actors and protocols of other roles.
  ///
  /// A key is such as `Presenter: View`, if presenters name types of views.
  fileprivate var namedBehavior: [String: Int] {
    var counts: [String: Int] = [:]
    for (name, role) in roles {
      for (other, references) in role.uses where references.behavior > 0 {
        counts["\(name): \(other)"] = references.behavior
      }
    }
    return counts
  }
}

// MARK: - Reporting

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
