import Foundation

/// What a table view asks and tells; every method has a default, as all are optional in UIKit.
package protocol UITableViewDelegate: AnyObject {
  /// The row that is selected when the person touches one; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The person has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  package func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
