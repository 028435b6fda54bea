import Foundation

/// A view that shows rows, each one in a reusable cell.
///
/// This table view has no pixels and no layout. `reloadData()` makes the cells of all rows before
/// `reloadData()` returns. A table view of UIKit makes only the cells of the visible rows, and only
/// at its next layout. Before the first call of `reloadData()`, a table view has no rows.
package class UITableView: UIView {
  /// The object that provides the rows; the reference is weak.
  package weak var dataSource: (any UITableViewDataSource)?

  /// The object that can refuse the selection of a row and is notified when a row is selected.
  ///
  /// The reference to this object is weak.
  package weak var delegate: (any UITableViewDelegate)?

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var reusableCells: [String: [UITableViewCell]] = [:]
  private var cells: [[UITableViewCell]] = []
  private var selectedRow: IndexPath?

  /// Creates a table view without rows.
  package override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a table view without rows; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Registers the class of the cells that have the given reuse identifier.
  ///
  /// If the class is `nil`, the earlier registration for the identifier is removed.
  package func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "The class of a cell must be UITableViewCell or a subclass of UITableViewCell.")
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns a reusable cell or, if there is none, a new cell of the registered class.
  ///
  /// The returned cell has the given reuse identifier. The index path is ignored.
  package func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else {
      preconditionFailure("No cell class is registered for the reuse identifier \(identifier).")
    }
    return cellClass.init(registeredFor: identifier)
  }

  /// Loads the cells of all rows from the data source again, and deselects the selected row.
  package func reloadData() {
    selectedRow = nil
    let former = cells.joined()
    cells = []
    for cell in former {
      cell.setSelected(false, animated: false)
      cell.removeFromSuperview()
    }
    // The first of the former cells is the first to be reused.
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

  /// The number of sections that `reloadData()` has loaded.
  package var numberOfSections: Int { cells.count }

  /// Returns the number of rows that `reloadData()` has loaded in a section.
  package func numberOfRows(inSection section: Int) -> Int { cells[section].count }

  /// The cells of all rows, from top to bottom; every row counts as visible.
  package var visibleCells: [UITableViewCell] { Array(cells.joined()) }

  /// Returns the cell of a row; `nil` if there is no such row.
  package func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.section][indexPath.row]
  }

  // MARK: Selection

  /// The index path of the selected row; `nil` if no row is selected.
  package var indexPathForSelectedRow: IndexPath? { selectedRow }

  /// Deselects a row if the row is selected; the delegate is not notified.
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
