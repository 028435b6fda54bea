import Terminal
import Traces

extension KeyboardInterface {
  /// The content of the next frame, which fills the terminal.
  var content: FrameContent {
    FrameContent(
      title: (session.canGoBack ? "< " : "  ") + session.title.printable,
      subtitle: session.status, rows: rows(width: pageWidth), details: details,
      message: message?.printable, keys: keys)
  }

  /// The number of lines that the help or the list of calls can use on the terminal.
  ///
  /// The other lines of the terminal show the bar at the top and the keys at the bottom.
  var pageRoom: Int { max(1, size.height - 3) }
  /// The number of columns that the help or the list of calls can use on the terminal.
  ///
  /// The other columns of the terminal are the margin for marks.
  var pageWidth: Int { max(1, size.width - FrameContent.margin) }

  /// The lines of the help, each at most `pageWidth` columns wide.
  var helpLines: [String] {
    KeyboardHelp(isTraced: session.isTraced).lines(width: pageWidth)
  }

  /// Returns the function calls of the last action as lines of text.
  ///
  /// Each line is at most `width` columns wide.
  func callLines(width: Int) -> [String] {
    CallTextRenderer(width: width).lines(of: session.calls)
  }

  private var details: [String] {
    guard help == nil else { return [] }
    return session.notes + (calls == nil ? callLines(width: size.width) : [])
  }

  private func rows(width: Int) -> [FrameContent.Row] {
    if let help {
      return help.lines(of: helpLines, room: pageRoom).map {
        FrameContent.Row(text: $0)
      }
    }
    if let calls {
      let lines = callLines(width: width)
      guard !lines.isEmpty else {
        return [FrameContent.Row(text: "The last action made no calls.")]
      }
      return calls.lines(of: lines, room: pageRoom).map { FrameContent.Row(text: $0) }
    }
    switch mode {
    case .screen: return screenRows(width: width)
    case .photos(let list): return rows(of: list)
    case .architectures(let list): return rows(of: list)
    case .path(let path):
      return [
        FrameContent.Row(text: "The path of a PNG or JPEG file:"),
        FrameContent.Row(text: path.fitted(to: width), isFocused: true),
      ]
    }
  }

  private func screenRows(width: Int) -> [FrameContent.Row] {
    let lines = ScreenText(width: width).lines(of: session.window)
    let focused = focus.target(in: lines.compactMap(\.target))
    return lines.map { line in
      let isFocused = focused.flatMap { line.target?.isSame(as: $0) } ?? false
      return FrameContent.Row(text: line.text, isFocused: isFocused, isDim: line.isDisabled)
    }
  }

  private func rows<Choice>(of list: ChoiceList<Choice>) -> [FrameContent.Row] {
    [FrameContent.Row(text: list.title)]
      + list.choices.enumerated().map { index, choice in
        FrameContent.Row(text: choice.title, isFocused: index == list.index)
      }
  }

  /// The texts that name each key and the key's effect, the most important key first.
  ///
  /// A narrow terminal leaves out the last keys.
  private var keys: [String] {
    if help != nil {
      return ["Esc close", "Tab down", "Return page down", "Backspace page up", "q quit"]
    }
    if calls != nil {
      return [
        "? help", "Esc close", "Tab down", "Return page down", "Backspace page up", "q quit",
      ]
    }
    let calls = session.isTraced ? ["Ctrl-T calls"] : []
    switch mode {
    case .screen where session.editedField != nil:
      return [
        "Return done", "Tab next", "Esc undo", "← → Home End caret", "Ctrl-U delete",
      ] + calls + ["Ctrl-C quit"]
    case .screen:
      return ["? help", "Tab move", "Return tap", "Esc back", "q quit", "o open"]
        + ["a architecture", "d delay", "f fail"] + calls
    case .photos, .architectures:
      return ["? help", "Tab move", "Return choose", "Esc cancel", "q quit"] + calls
    case .path:
      return ["Return choose", "Esc list", "← → Home End caret", "Ctrl-U delete"] + calls
        + ["Ctrl-C quit"]
    }
  }
}
