import Foundation

/// A view that shows rows, in cells that it reuses.
///
/// There are no pixels and no layout: the cells of all rows are there as soon as `reloadData()`
/// returns, where UIKit makes those in sight when it next lays out its views, and the rows of a table
/// view that was never told to reload are not there.
package class UITableView: UIView {
  /// What gives the rows; a table view does not keep it.
  package weak var dataSource: (any UITableViewDataSource)?

  /// Who is told of selections; a table view does not keep it.
  package weak var delegate: (any UITableViewDelegate)?

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var reusableCells: [String: [UITableViewCell]] = [:]
  private var cells: [[UITableViewCell]] = []
  private var selectedRow: IndexPath?

  /// Creates a table view without rows.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a table view from an archive, of which this module has none.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Names the class of the cells that are made for an identifier; `nil` for none any more.
  package func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type, "Rows are shown by cells alone.")
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that waits to be reused, or else a new one of the class that was registered.
  package func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else {
      preconditionFailure("No class is registered for the identifier \(identifier).")
    }
    return cellClass.init(style: .default, reuseIdentifier: identifier)
  }

  /// Asks the data source for all rows anew; none stays selected.
  package func reloadData() {
    selectedRow = nil
    let former = cells.joined()
    cells = []
    for cell in former {
      cell.setSelected(false, animated: false)
      cell.removeFromSuperview()
    }
    // A cell of a former row is for a later one to reuse.
    for cell in former.reversed() {
      if let identifier = cell.reuseIdentifier {
        reusableCells[identifier, default: []].append(cell)
      }
    }
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      cells.append([])
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section))
        addSubview(cell)
        cells[section].append(cell)
      }
    }
  }

  // MARK: Rows

  /// How many sections were loaded.
  package var numberOfSections: Int { cells.count }

  /// How many rows of a section were loaded.
  package func numberOfRows(inSection section: Int) -> Int { cells[section].count }

  /// The cells of all rows, from top to bottom.
  package var visibleCells: [UITableViewCell] { Array(cells.joined()) }

  /// The cell of a row; `nil` if there is no such row.
  package func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.section][indexPath.row]
  }

  // MARK: Selection

  /// The place of the selected row; `nil` if none is.
  package var indexPathForSelectedRow: IndexPath? { selectedRow }

  /// Ends the selection of a row, which its delegate is not told.
  package func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedRow == indexPath else { return }
    selectedRow = nil
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  func rowTouched(at indexPath: IndexPath) {
    guard
      let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath
    else { return }
    if let selectedRow, selectedRow != chosen { deselectRow(at: selectedRow, animated: false) }
    selectedRow = chosen
    cellForRow(at: chosen)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
}
