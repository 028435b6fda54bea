import Foundation

extension UITableView {
  /// Touches a row as a person does; says whether the touch reached it.
  ///
  /// Not in UIKit, where fingers touch the screen.
  @discardableResult
  package func touchRow(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), cell.isTouchable else { return false }
    rowTouched(at: indexPath)
    return true
  }
}
