import Foundation
import HeadlessUIKit
import Models
import Scenarios

/// An interaction that ends the editing of a name that the screen refuses.
///
/// All repetitions use one screen. The name is typed once, before the measurement, and is refused
/// in each repetition.
final class NameRefused: MeasuredInteraction {
  static let id = "name-refused"
  static let meaning =
    "From the end of editing a name until the screen shows why the name is refused."

  private let app: MeasuredApp
  private let screen: OpenScreen
  private let field: UITextField

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    app = MeasuredApp(of: subject)
    screen = OpenScreen(app.makeProfileScreen(), in: app.navigationController)
    field = try screen.check.find(Control.nameField, as: UITextField.self)
    try screen.check.requireNothing(of: Control.nameError)
    field.enter(RefusedName.text)
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    CheckedName()
  }

  func perform() {
    field.tellEditingEnded()
  }

  func check() throws(WrongScreen) {
    try screen.check.require(Control.nameError, shows: RefusedName.reason)
    try screen.check.require(Control.nameField, shows: RefusedName.text)
    try screen.check.require(Control.name, shows: "David Blaine")
    try screen.check.requireNothing(of: Control.saving)
  }

  func end() {
    screen.leave()
  }
}

/// A name that is refused before the screen asks the service, and the reason that the screen shows.
enum RefusedName {
  static let text = "David\nBlaine"
  static let reason = "A name cannot contain line breaks or control characters."
}

/// The models' work when a name is refused: checking the name and wording the error.
private final class CheckedName: RepeatedWork {
  func perform() {
    do {
      _ = try DisplayName(RefusedName.text)
    } catch {
      _ = error.localizedDescription
    }
  }
}
