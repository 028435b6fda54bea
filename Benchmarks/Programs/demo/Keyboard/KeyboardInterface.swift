import Architectures
import HeadlessUIKit
import Models
import Terminal

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
  /// The part of the interface that the person's keys act on.
  enum Mode {
    case screen
    case photos(ChoiceList)
    /// The input of a photo's path, with the text that the person has typed so far.
    case path(EditedText)
    case architectures(ChoiceList)
  }

  /// A text that covers the screen until the person closes it.
  enum Page {
    case help
    /// The function calls of the last action.
    case calls
  }

  /// True after the person has quit.
  private(set) var isFinished = false

  let session: DemoSession
  private(set) var mode = Mode.screen
  private(set) var page: Page?
  /// The scroll position in the page.
  private(set) var pager = Pager()
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
    } else if key == .character("?"), !isTyping {
      toggle(.help)
    } else if key == .control("T"), session.isTraced, page != .help {
      toggle(.calls)
    } else if page == nil {
      pressInMode(key)
    } else if key == .escape {
      page = nil
    } else {
      pager.press(key, lineCount: pageLines.count, room: pageRoom)
    }
  }

  /// Delivers the services' delayed answers if their delay is over.
  func answerDue() {
    perform(.answerDue)
    followLibrary()
  }

  /// True while a character key, such as `q`, types its character instead of performing a command.
  private var isTyping: Bool {
    guard page == nil else { return false }
    return switch mode {
    case .screen: session.editedField != nil
    case .path: true
    case .photos, .architectures: false
    }
  }

  private func toggle(_ page: Page) {
    self.page = self.page == page ? nil : page
    pager = Pager()
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
    case .photos(let list): press(key, in: list, of: Mode.photos)
    case .path(let path): press(key, inPath: path)
    case .architectures(let list): press(key, in: list, of: Mode.architectures)
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

  private func pressWhileEditing(_ key: Key) {
    if let movement = key.caretMovement {
      session.editedField?.moveCaret(movement)
    } else if let deletion = key.deletion {
      perform(.delete(deletion))
    } else {
      switch key {
      case .character(let character): type(String(character))
      case .enter: pressReturn()
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

  /// Presses Return in the edited field, and edits the field again if its name is refused.
  private func pressReturn() {
    let field = session.editedField
    let caret = field?.selectedTextRange
    perform(.pressReturn)
    // A failed request is no refusal: after it, a person may want the key that ends the failures.
    guard let field, (try? DisplayName(field.text ?? "")) == nil else { return }
    field.becomeFirstResponder()
    field.selectedTextRange = caret
  }

  private func press(_ key: Key, in list: ChoiceList, of kind: (ChoiceList) -> Mode) {
    switch key {
    case .escape:
      mode = .screen
      if session.photoLibrary.isOpen { perform(.choosePhoto(nil)) }
    case .enter:
      let action = list.choices[list.index].action
      mode = action == nil ? .path(EditedText()) : .screen
      if let action { perform(action) }
    default:
      var list = list
      list.press(key)
      mode = kind(list)
    }
  }

  private func press(_ key: Key, inPath path: EditedText) {
    var path = path
    switch key {
    case .character(let character): path.insert(String(character))
    case .escape:
      mode = .photos(photoList)
      return
    case .enter:
      do {
        perform(.choosePhoto(try photoFile(at: path.text)))
      } catch {
        message = error.description
      }
    default:
      if let movement = key.caretMovement { path.move(movement) }
      if let deletion = key.deletion { path.delete(deletion) }
    }
    mode = .path(path)
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
    case (.screen, true): mode = .photos(photoList)
    case (.photos, false), (.path, false): mode = .screen
    case (.screen, false), (.photos, true), (.path, true), (.architectures, _): break
    }
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
