/// The content of a report, before it is laid out as text or Markdown.
package struct Report: Equatable, Sendable {
  /// The meaning of a word or a mark of the tables.
  package struct Explanation: Equatable, Sendable {
    package var term: String
    package var meaning: String

    /// Creates an explanation.
    package init(term: String, meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  package var title: String
  /// The machine and the tools of the measurement, as lines.
  package var facts: [String] = []
  package var tables: [Table] = []
  /// Sentences below the tables.
  package var remarks: [String] = []
  package var legend: [Explanation] = []
  /// The reasons why a figure is missing or something was left out.
  package var notes: [String] = []
  /// The verdict, on the last line.
  package var conclusion: String?

  /// Creates a report of tables and notes; the rest is empty.
  package init(title: String, tables: [Table] = [], notes: [String] = []) {
    self.title = title
    self.tables = tables
    self.notes = notes
  }
}

/// Figures in rows and columns.
package struct Table: Equatable, Sendable {
  /// A column of figures, or of words that may take several lines.
  package struct Column: Equatable, Sendable {
    package var title: String
    package var holdsWords: Bool

    /// Creates a column.
    package init(title: String, holdsWords: Bool = false) {
      self.title = title
      self.holdsWords = holdsWords
    }
  }

  /// The layout of columns that do not fit beside each other.
  package enum Overflow: Equatable, Sendable {
    case none
    /// Some follow below.
    case divide
    /// Rows and columns change places, and sections become tables of their own.
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

  /// One line of figures.
  package struct Row: Equatable, Sendable {
    package var label: String
    package var cells: [Cell]

    /// Creates a row.
    package init(label: String, cells: [Cell]) {
      self.label = label
      self.cells = cells
    }
  }

  /// One figure.
  package struct Cell: Equatable, Sendable {
    package var text: String
    package var isBest: Bool

    /// Creates a cell.
    package init(text: String, isBest: Bool = false) {
      self.text = text
      self.isBest = isBest
    }

    /// Stands for a figure that was not measured.
    package static let notMeasured = Cell(text: "–")
  }

  /// The words above the labels of the rows.
  package var title: String?
  package var columns: [Column]
  package var sections: [Section]
  package var overflow: Overflow

  /// Creates a table.
  package init(
    title: String? = nil, columns: [Column], sections: [Section], overflow: Overflow = .none
  ) {
    self.title = title
    self.columns = columns
    self.sections = sections
    self.overflow = overflow
  }
}

extension Table {
  /// The same figures with a row for each column and a table for each section.
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
