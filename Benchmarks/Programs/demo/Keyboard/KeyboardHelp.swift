import Terminal

/// The help that explains every key and every mark on the screen.
struct KeyboardHelp {
  /// True if the session records function calls; the help then explains the key for these calls.
  let isTraced: Bool

  /// Returns the lines of the help, each at most `width` columns wide.
  ///
  /// Each key or mark has an explanation beside it, or below it in a narrow terminal.
  func lines(width: Int) -> [String] {
    let sections = sections.map { section in
      let termWidth = section.terms.map(\.term.displayWidth).max() ?? 0
      return (section.title.wrapped(to: width))
        + section.terms.flatMap { term, explanation in
          guard width >= 2 * termWidth + 16 else {
            return [term] + explanation.wrapped(to: width - 2).map { "  " + $0 }
          }
          let lines = explanation.wrapped(to: width - termWidth - 2)
          return zip([term] + Array(repeating: "", count: lines.count - 1), lines)
            .map { $0.padded(to: termWidth + 2) + $1 }
        }
    }
    return Array(sections.joined(separator: [""]))
  }

  private typealias Section = (title: String, terms: [(term: String, explanation: String)])

  private var sections: [Section] {
    let callsKey = isTraced ? [("Ctrl-T", "read all calls that the last action made")] : []
    let commonKeys = callsKey + [("?", "show this help"), ("q, Ctrl-C", "quit")]
    return [
      ("KEYS ON A SCREEN", Self.screenKeys + commonKeys),
      ("KEYS IN A TEXT FIELD", Self.fieldKeys + callsKey + [("Ctrl-C", "quit")]),
      ("KEYS IN A LIST", Self.listKeys + commonKeys),
      (isTraced ? "KEYS IN THIS HELP AND THE CALLS" : "KEYS IN THIS HELP", pageKeys),
      ("THE BAR AT THE TOP", Self.barMarks), ("THE SCREEN", Self.screenMarks),
    ]
  }

  private static let screenKeys = [
    ("Tab, ↓", "move to the next button, field or row"),
    ("Shift-Tab, ↑", "move to the previous one"),
    ("Return", "tap the button, edit the field or select the row"),
    ("Esc", "go back to the screen below"),
    ("o", "open a fresh screen of the feature"),
    ("a", "choose the architecture that makes the screen"),
    ("d", "turn delay on or off: requests take two seconds"),
    ("f", "turn failure on or off: requests fail"),
  ]

  private static let fieldKeys = [
    ("All characters", "are typed, even ?, q and the other keys of a screen"),
    ("←, →", "move the caret by one character"),
    ("Home, Ctrl-A", "move the caret to the beginning"),
    ("End, Ctrl-E", "move the caret to the end"),
    ("Backspace", "delete the character before the caret"),
    ("Delete", "delete the character after the caret"),
    ("Ctrl-W", "delete the word before the caret"),
    ("Ctrl-U", "delete from the beginning to the caret"),
    ("Return", "end editing and save, but go on if the name is refused"),
    ("Tab, ↓", "end editing, save and move on"),
    ("Shift-Tab, ↑", "end editing, save and move back"),
    ("Esc", "end editing with the former text"),
  ]

  private static let listKeys = [
    ("Tab, ↓", "move to the next line"),
    ("Shift-Tab, ↑", "move to the previous line"),
    ("Return", "choose the line"),
    ("Esc", "close the list and choose nothing"),
  ]

  private var pageKeys: [(String, String)] {
    [
      ("Tab, ↓", "a line down"),
      ("Shift-Tab, ↑", "a line up"),
      ("Return, Space", "a page down, as Page Down"),
      ("Backspace", "a page up, as Page Up"),
      ("Home, End", "to the beginning or the end"),
      isTraced
        ? ("Esc, ?, Ctrl-T", "close: Esc closes either, ? the help and Ctrl-T the calls")
        : ("Esc, ?", "close the help"),
      ("q, Ctrl-C", "quit"),
    ]
  }

  private static let barMarks = [
    ("<", "Esc goes back to another screen"),
    ("Profile", "the title of the screen"),
    ("MVC", "the architecture that makes the screen"),
    ("delay on", "new requests take two seconds"),
    ("failure on", "new requests fail"),
  ]

  private static let screenMarks = [
    (">", "the focus: Return acts on this line"),
    ("< Log out >", "a button"),
    ("[David|____]", "a text field; | is the caret"),
    ("3 of 40", "the length of the name and the longest allowed"),
    ("-, *", "a row of a table, and the selected row"),
    ("[photo: …]", "a photo, with its format and size"),
    ("[symbol: …]", "a picture from the app"),
    ("(disabled)", "this control takes no touch now"),
    ("(working…)", "the screen waits for an answer"),
    ("^, v", "more lines are above or below"),
  ]
}
