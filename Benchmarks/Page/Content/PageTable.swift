import Figures
import Reports
import Terminal

/// A table in which each row belongs to an architecture or a control.
struct PageTable: Encodable, Equatable {
  struct Column: Encodable, Equatable {
    var title: String
    /// True if the column has texts, such as the names of roles, and no numbers.
    var isText = false
  }

  struct Cell: Encodable, Equatable {
    var text: String
    /// The number by which the row is sorted; `nil` for a text.
    @OrNull var number: Double?
  }

  struct Row: Encodable, Equatable {
    /// The id of the row's architecture; `nil` for a control, which every choice of architectures
    /// shows.
    @OrNull var id: String?
    var name: String
    var isBaseline = false
    /// The cells; a cell is `nil` if its figure was not measured.
    var cells: [Cell?]
  }

  /// The description of the table for people who cannot see it.
  var caption: String
  var columns: [Column]
  var rows: [Row]
}

extension PageTable {
  /// Creates a table with one row for each architecture of a page, and one column for each figure.
  init(caption: String, _ figures: [EntryFigure], of page: ReportPage) {
    self.caption = caption
    columns = figures.map { Column(title: $0.label) }
    rows = page.comparison.architectures.map { entry in
      page.row(of: entry, figures.map { $0.value(entry).map { Cell($0) } })
    }
  }
}

extension PageTable.Cell {
  init(_ text: String) {
    self.init(text: text, number: nil)
  }

  init(_ count: Int) {
    self.init(text: count.grouped, number: Double(count))
  }

  init(_ value: Value) {
    self.init(text: value.text, number: value.number)
  }
}

extension ReportPage {
  /// Returns the row of an architecture.
  func row(of entry: Comparison.Entry, _ cells: [PageTable.Cell?]) -> PageTable.Row {
    PageTable.Row(
      id: entry.id, name: entry.name, isBaseline: entry.id == baseline, cells: cells)
  }
}
