import HeadlessUIKit
import Models
import Scenarios

/// The release of a greeting screen that has shown its greeting.
final class GreetingDrop: MeasuredInteraction {
  static let id = "greeting-drop"
  static let meaning = "Releasing a greeting screen that has shown its greeting."
  static let maximumRepetitions = ScreenQueue.maximumCount

  private let screens: DroppedScreens

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    let screens = (0..<repetitions).map { _ in subject.makeGreetingScreen(.blaine) }
    for screen in screens {
      let check = ScreenCheck(screen.view)
      try check.find(Control.greetingButton, as: UIButton.self).sendActions(for: .buttonTap)
      try check.require(Control.greetingLabel, shows: "Hello David Blaine")
    }
    self.screens = DroppedScreens(screens)
  }

  func perform() {
    screens.drop()
  }

  func check() throws(WrongScreen) {
    try screens.check()
  }
}
