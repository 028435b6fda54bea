import Foundation

/// The methods for a table view's selection; all have a default, as all are optional in UIKit.
package protocol UITableViewDelegate: AnyObject {
  /// Returns the row to select when a person touches one; `nil` to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a person has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  package func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
