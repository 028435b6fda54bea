import HeadlessUIKit
import Models
import Scenarios

/// Tapping for the greeting, again and again on one screen.
final class GreetingTap: Interaction {
  static let id = "greeting-tap"

  /// What a button sends of itself when a finger is lifted from it.
  private static let events: UIControl.Event = [.touchUpInside, .primaryActionTriggered]

  private let screen: OpenScreen
  private let button: UIButton

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    let person = Person(firstName: "David", lastName: "Blaine")
    screen = OpenScreen(subject.makeGreetingScreen(person))
    button = try screen.reader.find(Control.greetingButton, as: UIButton.self)
    try screen.reader.require(Control.greetingLabel, shows: "")
  }

  func perform() {
    button.sendActions(for: Self.events)
  }

  func check() throws(WrongScreen) {
    try screen.reader.require(Control.greetingLabel, shows: "Hello David Blaine")
  }

  func end() {
    screen.leave()
  }
}
