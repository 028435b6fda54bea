import Foundation
import HeadlessUIKit

/// What a person can touch on a screen.
enum Target {
  case control(UIControl)
  case row(IndexPath, in: UITableView)

  /// Whether the screen that it is on is in a window.
  var isInWindow: Bool {
    switch self {
    case .control(let control): control.window != nil
    case .row(_, let table): table.window != nil
    }
  }

  /// Touches it; says whether the touch reached it.
  func touch() -> Bool {
    switch self {
    case .control(let control): control.touch()
    case .row(let indexPath, let table): table.touchRow(at: indexPath)
    }
  }

  /// Whether both are the same thing on the screen.
  func isSame(as other: Target) -> Bool {
    switch (self, other) {
    case (.control(let left), .control(let right)): left === right
    case (.row(let left, let leftTable), .row(let right, let rightTable)):
      left == right && leftTable === rightTable
    case (.control, .row), (.row, .control): false
    }
  }
}
