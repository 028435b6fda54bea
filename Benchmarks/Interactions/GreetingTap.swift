import Foundation
import HeadlessUIKit
import Models
import Scenarios

/// A tap on the button for the greeting, repeated on one screen.
package final class GreetingTap: MeasuredInteraction {
  package static let id = "greeting-tap"
  package static let meaning = "From the tap on the button until the greeting is on the screen."

  private let app: MeasuredApp
  private let screen: OpenScreen
  private let button: UIButton

  package init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    app = MeasuredApp(of: subject)
    screen = OpenScreen(app.makeGreetingScreen(), in: app.navigationController)
    button = try screen.check.find(Control.greetingButton, as: UIButton.self)
    try screen.check.require(Control.greetingLabel, shows: "")
  }

  package static func makeModelWork() -> (any RepeatedWork)? {
    JoinedName()
  }

  package func perform() {
    button.tap()
  }

  package func check() throws(WrongScreen) {
    try screen.check.require(Control.greetingLabel, shows: "Hello David Blaine")
  }

  package func end() {
    screen.leave()
  }
}

/// The models' work in a greeting: joining the names of a person.
private final class JoinedName: RepeatedWork {
  private let person = Person.blaine

  func perform() {
    // A closure here, as for `withExtendedLifetime`, would check at each call that it runs on the
    // main actor, which no screen does.
    _ = person.fullName
  }
}
