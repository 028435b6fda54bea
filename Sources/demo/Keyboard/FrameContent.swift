import Terminal

/// What is arranged on a terminal: the bar, the screen beneath it, and what is said about it.
struct FrameContent {
  /// A line of the screen.
  struct Row {
    let text: String
    var isFocused = false
    var isDim = false
  }

  /// The columns that are not for the screen's own text: the marks of the focus and of what is out
  /// of sight.
  static let margin = 3

  /// The left end of the bar.
  let title: String
  /// The right end of the bar.
  let subtitle: String
  let rows: [Row]
  /// What is told about the last interaction, beneath the screen, in at most half of the room.
  var beneath: [String] = []
  let message: String?
  /// The keys, each with what it does.
  let keys: [String]

  /// Arranges everything, and as much of the screen as there is room for, around the focus.
  func frame(width: Int, height: Int) -> Frame {
    guard width > 0, height > 0 else { return Frame(lines: []) }
    var below: [Frame.Line] = []
    if height > 3, let message { below.append(Frame.Line(text: message.fitted(to: width))) }
    if height > 2 {
      let keyLines = keyLines(width: width).prefix(height >= 10 ? 2 : 1)
      below += keyLines.map { Frame.Line(text: $0, look: .dim) }
    }
    let top = height > 1 ? [bar(width: width)] : []
    let room = height - top.count - below.count
    let extra = told(in: room / 2).map { Frame.Line(text: $0.fitted(to: width)) }
    let visible = visibleRows(width: width, height: room - extra.count)
    return Frame(lines: top + visible + extra + below)
  }

  private func told(in height: Int) -> [String] {
    let lines = beneath.map(\.printable)
    guard lines.count > height, height > 0 else { return Array(lines.prefix(height)) }
    return lines.prefix(height - 1) + ["… and \(lines.count - height + 1) more"]
  }

  private func bar(width: Int) -> Frame.Line {
    let room = width - title.displayWidth - 2
    guard room >= 4 else {
      return Frame.Line(text: title.fitted(to: width).padded(to: width), look: .bar)
    }
    let right = subtitle.fitted(to: room)
    let left = title.padded(to: width - right.displayWidth)
    return Frame.Line(text: left + right, look: .bar)
  }

  private func visibleRows(width: Int, height: Int) -> [Frame.Line] {
    let focus = rows.firstIndex(where: \.isFocused) ?? 0
    let first = max(0, min(focus - height / 2, rows.count - height))
    let visible = rows[first..<min(first + height, rows.count)]
    let lines = visible.enumerated().map { index, row in
      let isCut =
        index == 0 && first > 0 || index == height - 1 && first + height < rows.count
      let text = ((row.isFocused ? "> " : "  ") + row.text).fitted(to: width - 1)
      return Frame.Line(
        text: isCut ? text.padded(to: width - 1) + (index == 0 ? "^" : "v") : text,
        look: row.isFocused ? .focused : row.isDim ? .dim : .plain)
    }
    return lines + Array(repeating: Frame.Line(text: ""), count: height - lines.count)
  }

  private func keyLines(width: Int) -> [String] {
    var lines: [String] = []
    for key in keys {
      if let last = lines.last, (last + "  " + key).displayWidth <= width {
        lines[lines.count - 1] = last + "  " + key
      } else {
        lines.append(key.fitted(to: width))
      }
    }
    return lines
  }
}
