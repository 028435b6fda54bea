import Foundation

/// Methods that provide the rows of a table view.
///
/// Methods that are optional in UIKit have default implementations.
package protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row; the cell is either new or reused.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
