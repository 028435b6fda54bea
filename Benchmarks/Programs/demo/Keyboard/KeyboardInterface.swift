import Architectures
import HeadlessUIKit

/// An interface that controls a session by keys and draws the session as frames for a terminal.
///
/// ```swift
/// let session = DemoSession(
///   storeFolder: .temporaryDirectory, architecture: .all[0], feature: .profile)
/// let interface = KeyboardInterface(session: session)
/// interface.press(.tab)
/// interface.press(.enter)
/// let frame = interface.frame(width: 80, height: 24)
/// ```
final class KeyboardInterface {
  /// The part of the interface that the person's keys act on, such as a screen or a list.
  enum Mode {
    case screen
    case photos(ChoiceList<PhotoChoice>)
    /// The input of a photo's path, with the text that the person has typed so far.
    case path(EditedText)
    case architectures(ChoiceList<Architecture>)
  }

  /// True after the person has quit.
  private(set) var isFinished = false

  let session: DemoSession
  private(set) var mode = Mode.screen
  /// The scroll position in the help, which covers the screen; `nil` while the help is closed.
  private(set) var help: Pager?
  /// The scroll position in the list of function calls of the last action.
  ///
  /// The position is `nil` while the list is closed.
  private(set) var calls: Pager?
  /// The size of the last frame, in columns and lines.
  private(set) var size = (width: 80, height: 24)
  private(set) var message: String?
  private(set) var focus = Focus()
  private var textBeforeEditing = ""

  init(session: DemoSession) {
    self.session = session
  }

  // MARK: Keys

  /// Performs the actions of keys that arrived together from the terminal.
  ///
  /// While the person types, consecutive characters are inserted as one text, as after pasting.
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
      type(text)
      followLibrary()
    }
  }

  func press(_ key: Key) {
    message = nil
    if key == .character("q"), !isTyping {
      isFinished = true
    } else if help != nil {
      pressInHelp(key)
    } else if key == .character("?"), !isTyping {
      help = Pager()
    } else if key == .control("T"), session.isTraced {
      calls = calls == nil ? Pager() : nil
    } else if calls != nil {
      pressInCalls(key)
    } else {
      pressInMode(key)
    }
  }

  /// Delivers the services' delayed answers if their delay is over.
  func answerDue() {
    perform(.answerDue)
    followLibrary()
  }

  /// True while a character key, such as `q`, types its character instead of performing a command.
  private var isTyping: Bool {
    guard help == nil, calls == nil else { return false }
    return switch mode {
    case .screen: session.editedField != nil
    case .path: true
    case .photos, .architectures: false
    }
  }

  private func type(_ text: String) {
    if case .path(var path) = mode {
      path.insert(text)
      mode = .path(path)
    } else {
      perform(.type(text))
    }
  }

  private func pressInMode(_ key: Key) {
    switch mode {
    case .screen: session.editedField == nil ? pressOnScreen(key) : pressWhileEditing(key)
    case .photos(let list): press(key, in: list)
    case .path(let path): press(key, inPath: path)
    case .architectures(let list): press(key, in: list)
    }
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
    default: break
    }
  }

  private func pressInHelp(_ key: Key) {
    switch key {
    case .escape, .character("?"): help = nil
    default: help?.press(key, lineCount: helpLines.count, room: pageRoom)
    }
  }

  private func pressInCalls(_ key: Key) {
    switch key {
    case .escape: calls = nil
    default: calls?.press(key, lineCount: callLines(width: pageWidth).count, room: pageRoom)
    }
  }

  private func pressWhileEditing(_ key: Key) {
    if let movement = key.caretMovement {
      session.editedField?.moveCaret(movement)
    } else if let deletion = key.deletion {
      perform(.delete(deletion))
    } else {
      switch key {
      case .character(let character): perform(.type(String(character)))
      case .enter: perform(.pressReturn)
      case .escape:
        // No screen has a command to undo, so the former text is typed again.
        perform(.clear)
        perform(.type(textBeforeEditing))
        perform(.endEditing)
      case .tab, .down:
        perform(.endEditing)
        moveFocus(by: 1)
      case .backTab, .up:
        perform(.endEditing)
        moveFocus(by: -1)
      default: break
      }
    }
  }

  private func press(_ key: Key, in list: ChoiceList<PhotoChoice>) {
    switch key {
    case .escape: perform(.choosePhoto(nil))
    case .enter:
      switch list.choice {
      case .sample(let photo): perform(.choosePhoto(photo.data))
      case .path: mode = .path(EditedText())
      case .cancel: perform(.choosePhoto(nil))
      }
    default:
      var list = list
      list.press(key)
      mode = .photos(list)
    }
  }

  private func press(_ key: Key, inPath path: EditedText) {
    var path = path
    if let movement = key.caretMovement {
      path.move(movement)
      mode = .path(path)
    } else if let deletion = key.deletion {
      path.delete(deletion)
      mode = .path(path)
    } else {
      switch key {
      case .character(let character): type(String(character))
      case .escape: mode = .photos(PhotoChoice.list)
      case .enter:
        do {
          perform(.choosePhoto(try PhotoFile.read(path.text)))
        } catch {
          message = error.description
        }
      default: break
      }
    }
  }

  private func press(_ key: Key, in list: ChoiceList<Architecture>) {
    switch key {
    case .escape: mode = .screen
    case .enter:
      perform(.use(list.choice))
      mode = .screen
    default:
      var list = list
      list.press(key)
      mode = .architectures(list)
    }
  }

  private func perform(_ action: DemoAction) {
    do {
      try session.perform(action)
    } catch {
      message = error.description
    }
  }

  /// Opens the list of photos if a screen waits for a photo, or closes it if no screen waits.
  private func followLibrary() {
    switch (mode, session.photoLibrary.isOpen) {
    case (.screen, true): mode = .photos(PhotoChoice.list)
    case (.photos, false), (.path, false): mode = .screen
    case (.screen, false), (.photos, true), (.path, true), (.architectures, _):
      break
    }
  }

  private var architectureList: ChoiceList<Architecture> {
    ChoiceList(
      title: "Choose an architecture", choices: Architecture.all.map { ($0.name, $0) },
      index: Architecture.all.firstIndex { $0.id == session.architecture.id } ?? 0)
  }

  // MARK: Focus

  private func moveFocus(by steps: Int) {
    focus.move(by: steps, in: targets)
  }

  private func touchFocus() {
    // The focus stays here, even if the touch disables the control.
    moveFocus(by: 0)
    guard let target = focus.target(in: targets) else { return }
    if case .control(let control) = target, let field = control as? UITextField {
      textBeforeEditing = field.text ?? ""
    }
    perform(.touch(target))
  }

  /// The parts of the screen that can be touched, from top to bottom.
  private var targets: [TouchTarget] {
    ScreenText(width: .max).lines(of: session.window).compactMap(\.target)
  }

  // MARK: Drawing

  /// Returns the frame that shows the session in `width` columns and `height` lines.
  ///
  /// Keys that scroll by a page use this size until this function is called again.
  func frame(width: Int, height: Int) -> TerminalFrame {
    size = (width, height)
    return content.frame(width: width, height: height)
  }
}
