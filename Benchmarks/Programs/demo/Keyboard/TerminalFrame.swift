import Terminal

/// The content of a frame, which is the text on the whole terminal at one moment.
///
/// From top to bottom a frame shows a bar with titles, the lines of the app's screen, details about
/// the last action, a message, and the keys that can be pressed.
struct FrameContent {
  /// The number of columns for the marks beside the lines of the app's screen.
  ///
  /// One mark shows the line that has the focus. Other marks show that more lines are above
  /// or below.
  static let margin = 3

  /// The text at the left end of the bar, which is the first line of the frame.
  let title: String
  /// The text at the right end of the bar, which is the first line of the frame.
  let subtitle: String
  /// The lines of the app's screen, of which the one with the focus is always shown.
  let rows: [TerminalFrame.Line]
  /// The lines about the last action, which the frame shows below the app's screen.
  ///
  /// The details take at most half of the lines between the bar and the message.
  var details: [TerminalFrame.Line] = []
  let message: String?
  /// The texts that name each key and the key's effect, such as `Esc close`.
  let keys: [String]

  /// Returns the frame that shows this content in `width` columns and `height` lines.
  ///
  /// If the app's screen has too many lines, the frame shows the lines around the focus.
  func frame(width: Int, height: Int) -> TerminalFrame {
    guard width > 0, height > 0 else { return TerminalFrame(lines: []) }
    var below: [TerminalFrame.Line] = []
    if height > 3, let message { below.append(TerminalFrame.Line(text: message.fitted(to: width))) }
    if height > 2 {
      let keyLines = keyLines(width: width).prefix(height >= 10 ? 2 : 1)
      below += keyLines.map { TerminalFrame.Line(text: $0, look: .dim) }
    }
    let top = height > 1 ? [bar(width: width)] : []
    let room = height - top.count - below.count
    let detailLines = visibleDetails(height: room / 2).map { line in
      line.with(text: line.text.printable.fitted(to: width))
    }
    let visible = visibleRows(width: width, height: room - detailLines.count)
    return TerminalFrame(lines: top + visible + detailLines + below)
  }

  private func visibleDetails(height: Int) -> [TerminalFrame.Line] {
    guard details.count > height, height > 0 else { return Array(details.prefix(height)) }
    return details.prefix(height - 1)
      + [TerminalFrame.Line(text: "… and \(details.count - height + 1) more")]
  }

  private func bar(width: Int) -> TerminalFrame.Line {
    let room = width - title.displayWidth - 2
    guard room >= 4 else {
      return TerminalFrame.Line(text: title.fitted(to: width).padded(to: width), look: .bar)
    }
    let right = subtitle.fitted(to: room)
    let left = title.padded(to: width - right.displayWidth)
    return TerminalFrame.Line(text: left + right, look: .bar)
  }

  private func visibleRows(width: Int, height: Int) -> [TerminalFrame.Line] {
    let focus = rows.firstIndex { $0.look == .focused } ?? 0
    let first = max(0, min(focus - height / 2, rows.count - height))
    let visible = rows[first..<min(first + height, rows.count)]
    let lines = visible.enumerated().map { index, row in
      let isCut =
        index == 0 && first > 0 || index == height - 1 && first + height < rows.count
      let text = ((row.look == .focused ? "> " : "  ") + row.text).fitted(to: width - 1)
      return row.with(
        text: isCut ? text.padded(to: width - 1) + (index == 0 ? "^" : "v") : text)
    }
    return lines + Array(repeating: TerminalFrame.Line(text: ""), count: height - lines.count)
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

/// A name in a line, with the number of its tint; the number is `nil` for a name without a tint.
nonisolated struct TintedName: Equatable {
  let name: String
  let tint: Int?
}

/// The text on a terminal at one moment, with one line for each row of the terminal.
struct TerminalFrame: Equatable {
  /// The style of a line.
  enum Look {
    case plain, bar, focused, dim
  }

  struct Line: Equatable {
    var text: String
    var look = Look.plain
    /// The names with which the text begins, in their order.
    var names: [TintedName] = []

    func with(text: String) -> Line {
      var line = self
      line.text = text
      return line
    }

    /// Returns the text, with the names in their tints if the style has colors.
    func text(in style: TextStyle) -> String {
      var rest = text[...]
      var styled = ""
      for name in names {
        guard let range = rest.firstRange(of: name.name) else { continue }
        styled += rest[..<range.lowerBound]
        styled += name.tint.map { style.tint($0, name.name) } ?? name.name
        rest = rest[range.upperBound...]
      }
      return styled + rest
    }
  }

  let lines: [Line]

  /// Returns the text, with control sequences, that a terminal needs to show the frame.
  ///
  /// Each line is put at a fixed row, so that a line that is wider than expected does not move the
  /// other lines. If `isStyled` is false, no line is bold, dim or inverted, and no name is tinted.
  func text(isStyled: Bool) -> String {
    lines.enumerated().map { index, line in
      let style = isStyled ? Self.style(of: line.look) : ""
      let end = style.isEmpty ? "" : "\u{1B}[0m"
      let text = line.text(in: isStyled ? .colored : .plain)
      return "\u{1B}[\(index + 1);1H\u{1B}[2K\(style)\(text)\(end)"
    }.joined()
  }

  /// Returns the control sequence that switches a style on, or an empty text for the plain style.
  ///
  /// Source: ECMA-48, section 8.3.117, select graphic rendition.
  private static func style(of look: Look) -> String {
    switch look {
    case .plain: ""
    case .bar: "\u{1B}[7m"
    case .focused: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    }
  }
}
