import HeadlessUIKit
import Models
import Scenarios

/// Ending editing with a name that is refused, again and again on one screen.
///
/// Two names take turns, so that each time another reason has to be shown.
final class NameRefused: Interaction {
  static let id = "name-refused"

  private let screen: OpenScreen
  private let field: UITextField
  private var next = RefusedNames.empty
  private var latest = RefusedNames.twoLines

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screen = OpenScreen(subject.makeProfileScreen())
    field = try screen.reader.find(Control.nameField, as: UITextField.self)
    try screen.reader.requireNothing(of: Control.nameError)
  }

  func perform() {
    field.text = next.text
    field.tellEditingEnded()
    swap(&next, &latest)
  }

  func check() throws(WrongScreen) {
    try screen.reader.require(Control.nameError, shows: latest.reason)
    try screen.reader.require(Control.nameField, shows: latest.text)
    try screen.reader.require(Control.name, shows: "David Blaine")
    try screen.reader.requireNothing(of: Control.saving)
  }

  func end() {
    screen.leave()
  }
}

/// Names that no service is asked for, and why.
enum RefusedNames {
  static let empty = (text: "", reason: "A name needs at least one character.")
  static let twoLines = (
    text: "David\nBlaine", reason: "A name cannot contain line breaks or control characters."
  )
}
