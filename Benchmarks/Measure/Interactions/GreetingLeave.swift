import HeadlessUIKit
import Scenarios

/// The way back from a greeting screen that has shown its greeting.
final class GreetingLeave: MeasuredInteraction {
  static let meaning =
    "Going back from a greeting screen that has shown its greeting, until all of it is freed."
  static let isAsynchronous = true

  private let screens: LeftScreens

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = try LeftScreens(on: subject, count: repetitions) {
      $0.makeGreetingScreen()
    } prepare: { screen throws(WrongScreen) in
      try screen.find(Control.greetingButton, as: UIButton.self).tap()
      try screen.require(Control.greetingLabel, shows: "Hello David Blaine")
    }
  }

  func perform() {
    screens.leave()
  }

  func check() throws(WrongScreen) {
    try screens.check()
  }
}
