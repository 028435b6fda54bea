import Foundation

/// What a table view asks for its rows; what is optional in UIKit has a default.
package protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, a new or a reused one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
