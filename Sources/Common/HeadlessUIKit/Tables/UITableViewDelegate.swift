import Foundation

/// Methods for the selection of rows in a table view.
///
/// Every method has a default implementation, because every method is optional in UIKit.
package protocol UITableViewDelegate: AnyObject {
  /// Returns the index path of the row to select after a touch; `nil` if no row is to be selected.
  ///
  /// `indexPath` is the index path of the touched row. By default, the method returns `indexPath`.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a person has selected the row at `indexPath`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  package func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
