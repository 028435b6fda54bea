import Foundation
import HeadlessUIKit

/// A part of a screen that can be touched: a control, or a row of a table.
enum TouchTarget {
  case control(UIControl)
  case row(IndexPath, in: UITableView)

  /// True while the control, or the table of the row, is in a window.
  var isInWindow: Bool {
    switch self {
    case .control(let control): control.window != nil
    case .row(_, let table): table.window != nil
    }
  }

  /// Touches the control or row, and returns true if the control or row received the touch.
  func touch() -> Bool {
    switch self {
    case .control(let control): control.touch()
    case .row(let indexPath, let table): table.touchRow(at: indexPath)
    }
  }

  /// Returns true if both values stand for the same control, or the same row of the same table.
  func isSame(as other: TouchTarget) -> Bool {
    switch (self, other) {
    case (.control(let left), .control(let right)): left === right
    case (.row(let left, let leftTable), .row(let right, let rightTable)):
      left == right && leftTable === rightTable
    case (.control, .row), (.row, .control): false
    }
  }
}
