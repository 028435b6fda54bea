import Terminal

/// The text on a terminal at one moment, with one line for each row of the terminal.
struct TerminalFrame: Equatable {
  /// The style of a line.
  enum Look {
    case plain, bar, focused, dim
  }

  struct Line: Equatable {
    let text: String
    var look = Look.plain
  }

  let lines: [Line]

  /// Returns the text, with control sequences, that a terminal needs to show the frame.
  ///
  /// Each line is put at a fixed row, so that a line that is wider than expected does not move the
  /// other lines. If `isStyled` is false, no line is bold, dim or inverted.
  func text(isStyled: Bool) -> String {
    lines.enumerated().map { index, line in
      let style = isStyled ? Self.style(of: line.look) : ""
      let end = style.isEmpty ? "" : "\u{1B}[0m"
      return "\u{1B}[\(index + 1);1H\u{1B}[2K\(style)\(line.text)\(end)"
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
