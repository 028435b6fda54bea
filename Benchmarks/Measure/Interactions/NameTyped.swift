import HeadlessUIKit
import Models
import Scenarios

/// The typing of one more character into the name, or the deletion of one, repeated on one screen.
final class NameTyped: MeasuredInteraction {
  static let meaning = "From a typed character until the count of characters follows."
  static let maximumRepetitions = Int.max

  private let app: MeasuredApp
  private let screen: OpenScreen
  private let field: UITextField
  private var (next, latest) = ("David Blain", "David Blaine")

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    app = MeasuredApp(of: subject)
    screen = OpenScreen(app.makeProfileScreen(), in: app.navigationController)
    field = try screen.check.find(Control.nameField, as: UITextField.self)
    try screen.check.require(Control.nameCount, shows: "12 of 40")
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    CountedName()
  }

  func prepare() {
    field.text = next
    swap(&next, &latest)
  }

  func perform() {
    field.tellTextChanged()
  }

  func check() throws(WrongScreen) {
    try screen.check.require(Control.nameCount, shows: "\(latest.count) of 40")
    try screen.check.require(Control.nameField, shows: latest)
    try screen.check.require(Control.name, shows: "David Blaine")
  }

  func end() {
    screen.leave()
  }
}

/// The models' work for a typed character: counting the name's characters.
private final class CountedName: RepeatedWork {
  func perform() {
    _ = DisplayName.characterCount(of: "David Blaine")
  }
}
