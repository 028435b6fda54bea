import Metrics

/// All that a terminal shows at one moment: as many lines as it has.
struct Frame: Equatable {
  /// How a line looks where looks are welcome.
  enum Look {
    case plain, bar, focused, dim
  }

  struct Line: Equatable {
    let text: String
    var look = Look.plain
  }

  let lines: [Line]

  /// What makes a terminal show the frame.
  ///
  /// Every line is placed by itself, so that one which the terminal finds wider than it was counted
  /// moves no other.
  func text(isStyled: Bool) -> String {
    lines.enumerated().map { index, line in
      let style = isStyled ? Self.style(of: line.look) : ""
      let end = style.isEmpty ? "" : "\u{1B}[0m"
      return "\u{1B}[\(index + 1);1H\u{1B}[2K\(style)\(line.text)\(end)"
    }.joined()
  }

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
