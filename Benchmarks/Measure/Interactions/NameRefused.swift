import Foundation
import HeadlessUIKit
import Models
import Scenarios

/// An interaction that ends the editing of a name that the screen refuses.
///
/// Each repetition uses another screen, on which the name was typed before the measurement.
final class NameRefused: MeasuredInteraction {
  static let meaning =
    "From the end of editing a name until the screen shows why the name is refused."

  private let screens: OpenScreens<UITextField>
  private var field: UITextField?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = try OpenScreens(on: subject, count: repetitions) {
      $0.makeProfileScreen()
    } find: { screen throws(WrongScreen) in
      let field = try screen.find(Control.nameField, as: UITextField.self)
      field.enter(RefusedName.text)
      try screen.requireNothing(of: Control.nameError)
      return field
    }
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    CheckedName()
  }

  func prepare() {
    field = screens.next()
  }

  func perform() {
    field?.tellEditingEnded()
  }

  func check() throws(WrongScreen) {
    for screen in screens.done {
      try screen.require(Control.nameError, shows: RefusedName.reason)
      try screen.require(Control.nameField, shows: RefusedName.text)
      try screen.require(Control.name, shows: "David Blaine")
      try screen.requireNothing(of: Control.saving)
    }
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
