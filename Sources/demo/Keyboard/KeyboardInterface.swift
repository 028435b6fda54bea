import Architectures
import CallTraces
import Foundation
import HeadlessUIKit
import Terminal

/// A session that is driven by keys and drawn as frames.
final class KeyboardInterface {
  private enum PhotoChoice {
    case sample(SamplePhoto)
    case path
    case cancel
  }

  /// What the keys are for.
  private enum Mode {
    case screen
    case photos(ChoiceList<PhotoChoice>)
    /// The path of a photo is being typed.
    case path(String)
    case architectures(ChoiceList<Architecture>)
  }

  /// Whether the person has quit.
  private(set) var isFinished = false

  private let session: Session
  private var mode = Mode.screen
  /// The line from which on all that the last interaction has called is shown, over anything else.
  private var firstCallLine: Int?
  /// What was drawn last.
  private var size = (width: 80, height: 24)
  private var message: String?
  /// What the person moved the focus to, and its place among what can be touched.
  ///
  /// The focus is elsewhere while that takes no touch.
  private var focus: (target: Target, index: Int)?
  private var textBeforeEditing = ""

  init(session: Session) {
    self.session = session
  }

  // MARK: Keys

  /// Does what keys are for that came at once; characters in a row, such as a text that was pasted,
  /// are typed in one go.
  func press(_ keys: [Key]) {
    var rest = keys[...]
    while !isFinished, let key = rest.popFirst() {
      guard case .character(let first) = key, isTyping else {
        press(key)
        continue
      }
      var text = String(first)
      while case .character(let next)? = rest.first {
        text.append(next)
        rest.removeFirst()
      }
      message = nil
      perform(.type(text))
      followLibrary()
    }
  }

  /// Whether a character is one of the text in a field.
  private var isTyping: Bool {
    guard case .screen = mode else { return false }
    return firstCallLine == nil && session.editedField != nil
  }

  /// Does what a key is for.
  func press(_ key: Key) {
    message = nil
    if let firstCallLine { return press(key, inCallsFrom: firstCallLine) }
    if key == .controlT, session.isTraced {
      firstCallLine = 0
      return
    }
    switch mode {
    case .screen: session.editedField == nil ? pressOnScreen(key) : pressWhileEditing(key)
    case .photos(let list): press(key, in: list)
    case .path(let path): press(key, inPath: path)
    case .architectures(let list): press(key, in: list)
    }
    followLibrary()
  }

  /// Lets the answers come that are due.
  func answerDue() {
    perform(.answerDue)
    followLibrary()
  }

  private func pressOnScreen(_ key: Key) {
    switch key {
    case .tab, .down: moveFocus(by: 1)
    case .backTab, .up: moveFocus(by: -1)
    case .enter: touchFocus()
    case .escape: perform(.goBack)
    case .character("o"): perform(.open(session.feature))
    case .character("a"): mode = .architectures(architectureList)
    case .character("d"): perform(.delay(!session.connection.isSlow))
    case .character("f"): perform(.fail(!session.connection.isDown))
    case .character("q"): isFinished = true
    case .character, .backspace, .controlT: break
    }
  }

  private func press(_ key: Key, inCallsFrom first: Int) {
    let page = max(1, callRoom - 1)
    switch key {
    case .tab, .down: firstCallLine = first + 1
    case .backTab, .up: firstCallLine = first - 1
    case .enter, .character(" "): firstCallLine = first + page
    case .backspace: firstCallLine = first - page
    case .escape, .controlT: return firstCallLine = nil
    case .character("q"): isFinished = true
    case .character: break
    }
    let last = max(0, callLines(width: callWidth).count - callRoom)
    firstCallLine = min(max(0, firstCallLine ?? 0), last)
  }

  /// The lines and columns that all calls have: less than the terminal's by the bar and the keys, and
  /// by the margin.
  private var callRoom: Int { max(1, size.height - 3) }
  private var callWidth: Int { max(1, size.width - FrameContent.margin) }

  private func pressWhileEditing(_ key: Key) {
    switch key {
    case .character(let character): perform(.type(String(character)))
    case .backspace: perform(.deleteBackward)
    case .enter: perform(.pressReturn)
    case .escape:
      // As a person would by hand: no screen has a way to give up what was typed.
      perform(.clear)
      perform(.type(textBeforeEditing))
      perform(.endEditing)
    case .tab, .down:
      perform(.endEditing)
      moveFocus(by: 1)
    case .backTab, .up:
      perform(.endEditing)
      moveFocus(by: -1)
    case .controlT: break
    }
  }

  private func press(_ key: Key, in list: ChoiceList<PhotoChoice>) {
    var list = list
    switch key {
    case .tab, .down: list.move(by: 1)
    case .backTab, .up: list.move(by: -1)
    case .escape: return perform(.choosePhoto(nil))
    case .enter:
      switch list.choice {
      case .sample(let photo): return perform(.choosePhoto(photo.data))
      case .path: return mode = .path("")
      case .cancel: return perform(.choosePhoto(nil))
      }
    case .character("q"): isFinished = true
    case .character, .backspace, .controlT: break
    }
    mode = .photos(list)
  }

  private func press(_ key: Key, inPath path: String) {
    switch key {
    case .character(let character): mode = .path(path + String(character))
    case .backspace: mode = .path(String(path.dropLast()))
    case .escape: mode = .photos(Self.photoList)
    case .enter:
      do {
        perform(.choosePhoto(try PhotoFile.read(path)))
      } catch {
        message = error.description
      }
    case .tab, .backTab, .up, .down, .controlT: break
    }
  }

  private func press(_ key: Key, in list: ChoiceList<Architecture>) {
    var list = list
    switch key {
    case .tab, .down: list.move(by: 1)
    case .backTab, .up: list.move(by: -1)
    case .escape: return mode = .screen
    case .enter:
      perform(.use(list.choice))
      return mode = .screen
    case .character("q"): isFinished = true
    case .character, .backspace, .controlT: break
    }
    mode = .architectures(list)
  }

  private func perform(_ interaction: Interaction) {
    do {
      try session.perform(interaction)
    } catch {
      message = error.description
    }
  }

  /// The library's list is there for as long as a screen waits for a photo.
  private func followLibrary() {
    switch (mode, session.photoLibrary.isOpen) {
    case (.screen, true): mode = .photos(Self.photoList)
    case (.photos, false), (.path, false): mode = .screen
    case (.screen, false), (.photos, true), (.path, true), (.architectures, _):
      break
    }
  }

  private static var photoList: ChoiceList<PhotoChoice> {
    ChoiceList(
      title: "Choose a photo",
      choices: SamplePhoto.allCases.map { ($0.title, .sample($0)) } + [
        ("A file by its path…", .path), ("Cancel", .cancel),
      ])
  }

  private var architectureList: ChoiceList<Architecture> {
    ChoiceList(
      title: "Choose an architecture", choices: Architecture.all.map { ($0.name, $0) },
      index: Architecture.all.firstIndex { $0.id == session.architecture.id } ?? 0)
  }

  // MARK: Focus

  private func moveFocus(by steps: Int) {
    let targets = targets
    guard !targets.isEmpty else { return }
    let index = (focusIndex(in: targets) + steps + targets.count) % targets.count
    focus = (targets[index], index)
  }

  private func touchFocus() {
    let targets = targets
    guard !targets.isEmpty else { return }
    let index = focusIndex(in: targets)
    focus = (targets[index], index)
    if case .control(let control) = targets[index], let field = control as? UITextField {
      textBeforeEditing = field.text ?? ""
    }
    perform(.touch(targets[index]))
  }

  /// What can be touched, from top to bottom.
  private var targets: [Target] {
    ScreenReader(width: .max).lines(of: session.window).compactMap(\.target)
  }

  private func focusIndex(in targets: [Target]) -> Int {
    guard let focus, focus.target.isInWindow else { return 0 }
    return targets.firstIndex { $0.isSame(as: focus.target) }
      ?? max(0, min(focus.index, targets.count - 1))
  }

  // MARK: Drawing

  /// What a terminal of this size shows.
  func frame(width: Int, height: Int) -> Frame {
    size = (width, height)
    return FrameContent(
      title: (session.canGoBack ? "< " : "  ") + session.title.printable,
      subtitle: session.situation,
      rows: rows(width: max(1, width - FrameContent.margin)),
      beneath: session.remarks + callsBeneath(width: width),
      message: message?.printable, keys: keys
    ).frame(width: width, height: height)
  }

  private func callLines(width: Int) -> [String] {
    CallTextRenderer(width: width).lines(of: session.calls)
  }

  private func callsBeneath(width: Int) -> [String] {
    firstCallLine == nil ? callLines(width: width) : []
  }

  private func rows(width: Int) -> [FrameContent.Row] {
    if let firstCallLine {
      let lines = callLines(width: width)
      guard !lines.isEmpty else { return [FrameContent.Row(text: "Nothing was called.")] }
      return lines.dropFirst(firstCallLine).map { FrameContent.Row(text: $0) }
    }
    switch mode {
    case .screen:
      let lines = ScreenReader(width: width).lines(of: session.window)
      let targets = lines.compactMap(\.target)
      let focused = targets.isEmpty ? nil : targets[focusIndex(in: targets)]
      return lines.map { line in
        let isFocused = focused.flatMap { line.target?.isSame(as: $0) } ?? false
        return FrameContent.Row(
          text: line.text, isFocused: isFocused, isDim: line.isDisabled)
      }
    case .photos(let list): return rows(of: list)
    case .architectures(let list): return rows(of: list)
    case .path(let path):
      return [
        FrameContent.Row(text: "The path of a PNG or JPEG file:"),
        FrameContent.Row(text: (path.printable + "|").fittedEnd(to: width), isFocused: true),
      ]
    }
  }

  private func rows<Choice>(of list: ChoiceList<Choice>) -> [FrameContent.Row] {
    [FrameContent.Row(text: list.title)]
      + list.choices.enumerated().map { index, choice in
        FrameContent.Row(text: choice.title, isFocused: index == list.index)
      }
  }

  private var keys: [String] {
    if firstCallLine != nil {
      return ["Tab down", "Return page down", "Backspace page up", "Esc screen", "q quit"]
    }
    let calls = session.isTraced ? ["Ctrl-T calls"] : []
    switch mode {
    case .screen where session.editedField != nil:
      return ["Return done", "Tab done and on", "Esc undo"] + calls + ["Ctrl-C quit"]
    case .screen:
      return [
        "Tab move", "Return tap", "Esc back", "o open", "a architecture", "d delay", "f fail",
      ] + calls + ["q quit"]
    case .photos, .architectures:
      return ["Tab move", "Return choose", "Esc cancel"] + calls + ["q quit"]
    case .path: return ["Return choose", "Esc list"] + calls + ["Ctrl-C quit"]
    }
  }
}
