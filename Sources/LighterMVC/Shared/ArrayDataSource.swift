import Foundation
import PortableUIKit

/// Gives a table view the items of an array, each in a cell that is configured with it.
final class ArrayDataSource<Item, Cell: UITableViewCell>: NSObject, UITableViewDataSource {
  var items: [Item] = []

  private let cellIdentifier: String
  private let configureCell: @MainActor (Cell, Item) -> Void

  init(cellIdentifier: String, configureCell: @escaping @MainActor (Cell, Item) -> Void) {
    self.cellIdentifier = cellIdentifier
    self.configureCell = configureCell
  }

  func item(at indexPath: IndexPath) -> Item {
    items[indexPath.row]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
    if let cell = cell as? Cell {
      configureCell(cell, item(at: indexPath))
    }
    return cell
  }
}
