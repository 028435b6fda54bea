import Foundation
import HeadlessUIKit
import Terminal

/// A line of text that shows a part of an app's screen, such as a button.
struct ScreenLine {
  /// The text of the line, without characters that control a terminal.
  let text: String
  /// The control or row on this line that can be touched; `nil` if there is none.
  var target: TouchTarget?
  /// True if the line shows a disabled control.
  var isDisabled = false
}

/// A renderer that turns view hierarchies into lines of text of limited width.
///
/// ```swift
/// let lines = ScreenText(width: 80).lines(of: UIWindow())
/// print(lines.map(\.text).joined(separator: "\n"))
/// ```
struct ScreenText {
  /// The largest number of columns inside a text field: enough for the longest name and the caret.
  private static let widestField = 42

  /// The largest number of columns of a line.
  let width: Int

  /// Returns the lines of text that show the frontmost view of a window.
  ///
  /// Other views of the window are not shown, because the frontmost view covers them.
  func lines(of window: UIWindow) -> [ScreenLine] {
    guard !window.isHidden else { return [] }
    return window.subviews.last.map(lines) ?? []
  }

  /// Returns the lines of text that show a view from top to bottom, without hidden subviews.
  func lines(of view: UIView) -> [ScreenLine] {
    guard !view.isHidden else { return [] }
    switch view {
    case let label as UILabel: return lines(of: label)
    case let button as UIButton: return [line(of: button)]
    case let field as UITextField: return [line(of: field)]
    case let indicator as UIActivityIndicatorView:
      return indicator.isAnimating ? [ScreenLine(text: "(working…)".fitted(to: width))] : []
    case let imageView as UIImageView: return lines(of: imageView)
    case let table as UITableView: return lines(of: table)
    case let stackView as UIStackView: return stackView.arrangedSubviews.flatMap(lines)
    default: return view.subviews.flatMap(lines)
    }
  }

  private func lines(of label: UILabel) -> [ScreenLine] {
    let text = (label.text ?? "").printable
    guard !text.isEmpty else { return [] }
    guard text.displayWidth > width, label.numberOfLines != 1 else {
      return [ScreenLine(text: text.fitted(to: width))]
    }
    let lines = text.wrapped(to: width)
    let count = label.numberOfLines == 0 ? lines.count : label.numberOfLines
    return lines.prefix(count).map { ScreenLine(text: $0.fitted(to: width)) }
  }

  private func line(of button: UIButton) -> ScreenLine {
    line(of: button) { room in
      "< \((button.currentTitle ?? "").printable.fitted(to: room - 4)) >"
    }
  }

  private func line(of field: UITextField) -> ScreenLine {
    line(of: field) { room in
      let room = min(room - 2, Self.widestField)
      return "[\(content(of: field, width: room).padded(to: room, with: "_"))]"
    }
  }

  private func content(of field: UITextField, width: Int) -> String {
    guard !field.isEditing else { return field.editedText.fitted(to: width) }
    let text = field.hasText ? field.text ?? "" : field.placeholder ?? ""
    // A line shows only the end, and the text may have any length.
    return text.suffix(1_000).printable.fittedEnd(to: width)
  }

  private func line(of control: UIControl, text: (_ room: Int) -> String) -> ScreenLine {
    guard !control.isEnabled else {
      return ScreenLine(
        text: text(width).fitted(to: width), target: control.isTouchable ? .control(control) : nil)
    }
    let mark = " (disabled)"
    return ScreenLine(
      text: (text(width - mark.displayWidth) + mark).fitted(to: width), isDisabled: true)
  }

  private func lines(of imageView: UIImageView) -> [ScreenLine] {
    guard let source = imageView.image?.source else { return [] }
    let text =
      switch source {
      case .symbol(let name): "[symbol: \(name.printable)]"
      case .data(let data):
        "[photo: \(data.first == 0xFF ? "JPEG" : "PNG"), \(data.count.grouped) bytes]"
      }
    return [ScreenLine(text: text.fitted(to: width))]
  }

  private func lines(of table: UITableView) -> [ScreenLine] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        line(of: IndexPath(row: row, section: section), in: table)
      }
    }
  }

  private func line(of indexPath: IndexPath, in table: UITableView) -> ScreenLine? {
    guard let cell = table.cellForRow(at: indexPath), !cell.isHidden else { return nil }
    let mark = table.indexPathForSelectedRow == indexPath ? "* " : "- "
    // A cell is one line for every arrangement of its views.
    let content = ScreenText(width: .max).lines(of: cell.contentView).map(\.text)
    return ScreenLine(
      text: (mark + content.joined(separator: "  ")).fitted(to: width),
      target: cell.isTouchable ? .row(indexPath, in: table) : nil)
  }
}

extension StringProtocol {
  /// Returns the text, or its beginning and an ellipsis if the text is wider than `width` columns.
  nonisolated func fitted(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    guard width > 0 else { return "" }
    return String(prefix(upToWidth: width - 1)) + "…"
  }

  /// Returns the text, or an ellipsis and the text's end if the text is wider than `width` columns.
  nonisolated func fittedEnd(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    guard width > 0 else { return "" }
    return "…" + String(String(reversed()).prefix(upToWidth: width - 1).reversed())
  }

  /// Returns the text, followed by `filler` characters until the result is `width` columns wide.
  nonisolated func padded(to width: Int, with filler: Character = " ") -> String {
    self + String(repeating: filler, count: Swift.max(0, width - displayWidth))
  }

  private nonisolated func prefix(upToWidth width: Int) -> SubSequence {
    var room = width
    return prefix { character in
      room -= String(character).displayWidth
      return room >= 0
    }
  }
}
