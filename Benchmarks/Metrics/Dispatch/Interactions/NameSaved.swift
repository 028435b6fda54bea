import HeadlessUIKit
import Models
import Scenarios

/// Ending editing with a new name, up to the moment when the screen shows it saved, again and
/// again on one screen.
///
/// The service answers as soon as the screen waits for it. Two names of the same length take turns.
final class NameSaved: Interaction {
  static let id = "name-saved"
  static let isAsynchronous = true

  private let service = SlowService()
  private let screen: OpenScreen
  private let field: UITextField
  private var next = "Harry Blackstone"
  private var latest = "Dorothy Dietrich"

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screen = OpenScreen(subject.makeProfileScreen(service: service))
    field = try screen.reader.find(Control.nameField, as: UITextField.self)
    try screen.reader.require(Control.name, shows: "David Blaine")
  }

  func perform() {
    field.text = next
    field.tellEditingEnded()
    MainLoop.drain()
    service.accept()
    MainLoop.drain()
    swap(&next, &latest)
  }

  func check() throws(WrongScreen) {
    try screen.reader.require(Control.name, shows: latest)
    try screen.reader.require(Control.nameField, shows: latest)
    try screen.reader.require(Control.nameCount, shows: "16 of 40")
    try screen.reader.requireNothing(of: Control.saving)
    guard field.isEnabled else {
      throw WrongScreen(problem: "\(Control.nameField) is disabled.")
    }
  }

  func end() {
    screen.leave()
  }
}
