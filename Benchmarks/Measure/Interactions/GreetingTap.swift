import HeadlessUIKit
import Models
import Scenarios

/// The first tap on the button for the greeting.
///
/// Each repetition uses another screen.
package final class GreetingTap: MeasuredInteraction {
  package static let meaning =
    "From the first tap on the button until the greeting is on the screen."

  private let screens: OpenScreens<UIButton>
  private var button: UIButton?

  package init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = try OpenScreens(on: subject, count: repetitions) {
      $0.makeGreetingScreen()
    } find: { screen throws(WrongScreen) in
      let button = try screen.find(Control.greetingButton, as: UIButton.self)
      try screen.require(Control.greetingLabel, shows: "")
      return button
    }
  }

  package static func makeModelWork() -> (any RepeatedWork)? {
    JoinedName()
  }

  package func prepare() {
    button = screens.next()
  }

  package func perform() {
    button?.tap()
  }

  package func check() throws(WrongScreen) {
    for screen in screens.done {
      try screen.require(Control.greetingLabel, shows: "Hello David Blaine")
    }
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
