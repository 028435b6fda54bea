/// The content of a report, before it is laid out as text or Markdown.
///
/// A report has a heading, sections and a closing. A renderer lays out each of these parts
/// separately, so that a section can be printed before the next one is measured.
package struct Report: Equatable, Sendable {
  /// A word or a mark of the tables, with its meaning.
  package struct Term: Equatable, Sendable {
    package var term: String
    package var meaning: String

    /// Creates a term with its meaning.
    package init(term: String, meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// Tables that belong together, with the remarks about them.
  package struct Section: Equatable, Sendable {
    package var tables: [Table]
    /// The title above the remarks; `nil` for no title.
    ///
    /// Remarks with a title form a list. Remarks without a title are plain lines.
    package var remarksTitle: String?
    package var remarks: [String]

    /// Creates a section.
    package init(tables: [Table] = [], remarksTitle: String? = nil, remarks: [String] = []) {
      self.tables = tables
      self.remarksTitle = remarksTitle
      self.remarks = remarks
    }
  }

  package var title: String
  /// The lines with the date, the tools and the machine of the measurement.
  package var facts: [String] = []
  package var sections: [Section]
  package var legend: [Term] = []
  /// The reasons why figures are missing, and the parts that were left out.
  package var notes: [String] = []
  /// The result in one sentence, on the last line; `nil` if the report has none.
  package var conclusion: String?
  /// What went wrong, one sentence each, directly above the conclusion.
  package var failures: [String] = []

  /// The tables of all sections.
  package var tables: [Table] { sections.flatMap(\.tables) }

  /// Creates a report of at most one section, without facts, legend and conclusion.
  package init(
    title: String, tables: [Table] = [], remarks: [String] = [], notes: [String] = []
  ) {
    self.title = title
    sections =
      tables.isEmpty && remarks.isEmpty ? [] : [Section(tables: tables, remarks: remarks)]
    self.notes = notes
  }
}

/// A table of figures in rows and columns, with a label for each row.
package struct Table: Equatable, Sendable {
  /// A column of figures, or of words that may take several lines.
  package struct Column: Equatable, Sendable {
    package var title: String
    package var holdsWords: Bool
    /// True if the column belongs to the column on its left, and stands close to it.
    package var isAttached: Bool

    /// Creates a column.
    package init(title: String, holdsWords: Bool = false, isAttached: Bool = false) {
      self.title = title
      self.holdsWords = holdsWords
      self.isAttached = isAttached
    }
  }

  /// The layout of a table whose columns do not all fit beside each other.
  package enum Overflow: Equatable, Sendable {
    /// The labels take several lines; where that is not enough, the columns are divided.
    case wrap
    /// The columns are divided into blocks, one below the other.
    case divide
    /// Rows and columns change places, and each section becomes a table of its own.
    case turn
  }

  /// Rows that belong together.
  package struct Section: Equatable, Sendable {
    package var title: String?
    package var rows: [Row]

    /// Creates a section.
    package init(title: String? = nil, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A row of figures, with a label.
  package struct Row: Equatable, Sendable {
    package var label: String
    package var cells: [Cell]

    /// Creates a row.
    package init(label: String, cells: [Cell]) {
      self.label = label
      self.cells = cells
    }
  }

  /// The text of one figure.
  package struct Cell: Equatable, Sendable {
    package var text: String

    /// Creates a cell.
    package init(text: String) {
      self.text = text
    }

    /// A cell that stands for a figure that was not measured.
    package static let notMeasured = Cell(text: "–")
  }

  /// The text above the labels of the rows; `nil` if there is none.
  package var title: String?
  package var columns: [Column]
  package var sections: [Section]
  package var overflow: Overflow

  /// Creates a table.
  package init(
    title: String? = nil, columns: [Column], sections: [Section], overflow: Overflow = .wrap
  ) {
    self.title = title
    self.columns = columns
    self.sections = sections
    self.overflow = overflow
  }
}

extension Table {
  /// The table with rows and columns exchanged, as one table for each of its sections.
  var turned: [Table] {
    sections.map { section in
      Table(
        title: section.title ?? title,
        columns: section.rows.map { Column(title: $0.label) },
        sections: [
          Section(
            rows: columns.enumerated().map { index, column in
              Row(label: column.title, cells: section.rows.map { $0.cells[index] })
            })
        ], overflow: .divide)
    }
  }
}

extension Report {
  /// Adds the meaning of a dash to the legend, if a table has a cell without a figure.
  package mutating func explainGaps(_ meaning: String) {
    let rows = tables.flatMap(\.sections).flatMap(\.rows)
    guard rows.contains(where: { $0.cells.contains(.notMeasured) }) else { return }
    legend.append(Term(term: "–", meaning: meaning))
  }
}
