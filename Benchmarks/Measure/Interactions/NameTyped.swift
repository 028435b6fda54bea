import HeadlessUIKit
import Models
import Scenarios

/// The typing of one more character into the name, or the deletion of one, repeated on one screen.
final class NameTyped: MeasuredInteraction {
  static let meaning = "From a typed character until the count of characters follows."
  static let maximumRepetitions = Int.max

  /// The one of the two texts that the floor tells from the other.
  static let shorter = "Harry Blackston"

  private let app: MeasuredApp
  private let screen: ScreenCheck
  private let field: UITextField
  private var (next, latest) = (NameTyped.shorter, "Harry Blackstone")

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    app = MeasuredApp(of: subject)
    let profile = app.makeProfileScreen()
    app.open(profile)
    screen = ScreenCheck(profile.view)
    field = try screen.find(Control.nameField, as: UITextField.self)
    try screen.require(Control.nameCount, shows: "12 of 40")
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
    try screen.require(Control.nameCount, shows: "\(latest.count) of 40")
    try screen.require(Control.nameField, shows: latest)
    try screen.require(Control.name, shows: "David Blaine")
  }

  func end() {
    app.show()
  }
}

/// The models' work for a typed character: counting the name's characters.
private final class CountedName: RepeatedWork {
  func perform() {
    _ = DisplayName.characterCount(of: "Harry Blackstone")
  }
}
