import Foundation

extension UITableView {
  /// Touches a row as a person does.
  ///
  /// UIKit does not have this method.
  ///
  /// - Returns: True if the touch reached the row.
  @discardableResult
  package func touchRow(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), cell.isTouchable else { return false }
    rowTouched(at: indexPath)
    UpdateCycle.run()
    return true
  }
}
