import Foundation
import HeadlessUIKit
import Models
import Scenarios

/// The end of editing with a name that the screen refuses, repeated on one screen.
///
/// Two names alternate. Both are refused for the same reason, so that each takes the same work.
final class NameRefused: MeasuredInteraction {
  static let id = "name-refused"
  static let meaning =
    "From the end of editing, with a name that is refused, until the reason is on the screen."

  private let dependencies = ProfileDependencies()
  private let screen: OpenScreen
  private let field: UITextField
  private var next = RefusedNames.blaine
  private var latest = RefusedNames.kellar

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screen = OpenScreen(subject.makeProfileScreen(with: dependencies))
    field = try screen.check.find(Control.nameField, as: UITextField.self)
    try screen.check.requireNothing(of: Control.nameError)
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    RefusedName()
  }

  func prepare() {
    field.text = next
    field.sendActions(for: .editingChanged)
    swap(&next, &latest)
  }

  func perform() {
    field.tellEditingEnded()
  }

  func check() throws(WrongScreen) {
    try screen.check.require(Control.nameError, shows: RefusedNames.reason)
    try screen.check.require(Control.nameField, shows: latest)
    try screen.check.require(Control.name, shows: "David Blaine")
    try screen.check.requireNothing(of: Control.saving)
  }

  func end() {
    screen.leave()
  }
}

/// Names that are refused before the screen asks the service, and the reason that the screen shows.
enum RefusedNames {
  static let blaine = "David\nBlaine"
  static let kellar = "Harry\nKellar"
  static let reason = "A name cannot contain line breaks or control characters."
}

/// The models' work when a name is refused: checking the name and wording the error.
private final class RefusedName: RepeatedWork {
  func perform() {
    do {
      _ = try DisplayName(RefusedNames.blaine)
    } catch {
      _ = error.localizedDescription
    }
  }
}
