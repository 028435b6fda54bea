import Architectures
import Terminal

extension KeyboardInterface {
  /// The content of the next frame, which fills the terminal.
  var content: FrameContent {
    FrameContent(
      title: (session.canGoBack ? "< " : "  ") + session.title.printable,
      subtitle: session.status, rows: rows(width: pageWidth),
      details: (page == .help ? [] : session.notes.map { TerminalFrame.Line(text: $0) })
        + (page == nil ? session.callLines(width: size.width) : []),
      message: message?.printable, keys: keys)
  }

  /// The number of lines that a page can use on the terminal.
  ///
  /// The other lines of the terminal show the bar at the top and the keys at the bottom.
  var pageRoom: Int { max(1, size.height - 3) }

  /// The lines of the page that covers the screen.
  var pageLines: [TerminalFrame.Line] {
    guard page == .calls else {
      return KeyboardHelp(isTraced: session.isTraced).lines(width: pageWidth)
        .map { TerminalFrame.Line(text: $0) }
    }
    let lines = session.callLines(width: pageWidth)
    return lines.isEmpty ? [TerminalFrame.Line(text: "The last action made no calls.")] : lines
  }

  /// The number of columns beside the margin for marks.
  private var pageWidth: Int { max(1, size.width - FrameContent.margin) }

  private func rows(width: Int) -> [TerminalFrame.Line] {
    guard page == nil else {
      return Array(pager.lines(of: pageLines, room: pageRoom))
    }
    switch mode {
    case .screen: return screenRows(width: width)
    case .photos(let list), .architectures(let list):
      return [TerminalFrame.Line(text: list.title)]
        + list.choices.enumerated().map { index, choice in
          TerminalFrame.Line(text: choice.title, look: index == list.index ? .focused : .plain)
        }
    case .path(let path):
      return [
        TerminalFrame.Line(text: "The path of a PNG or JPEG file:"),
        TerminalFrame.Line(text: path.fitted(to: width), look: .focused),
      ]
    }
  }

  private func screenRows(width: Int) -> [TerminalFrame.Line] {
    let lines = ScreenText(width: width).lines(of: session.window)
    let focused = focus.target(in: lines.compactMap(\.target))
    return lines.map { line in
      let isFocused = focused.flatMap { line.target?.isSame(as: $0) } ?? false
      return TerminalFrame.Line(
        text: line.text, look: isFocused ? .focused : line.isDisabled ? .dim : .plain)
    }
  }

  /// The list that the photo library shows.
  var photoList: ChoiceList {
    ChoiceList(
      title: "Choose a photo",
      choices: SamplePhoto.allCases.map { ($0.title, .choosePhoto($0.data)) }
        + [("A file by its path…", nil), ("Cancel", .choosePhoto(nil))])
  }

  var architectureList: ChoiceList {
    ChoiceList(
      title: "Choose an architecture", choices: Architecture.all.map { ($0.name, .use($0)) },
      index: Architecture.all.firstIndex { $0.id == session.architecture.id } ?? 0)
  }

  /// The texts that name each key and the key's effect, the most important key first.
  ///
  /// A narrow terminal leaves out the last keys.
  private var keys: [String] {
    if let page {
      return (page == .calls ? ["? help"] : [])
        + ["Esc close", "Tab down", "Return page down", "Backspace page up", "q quit"]
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
