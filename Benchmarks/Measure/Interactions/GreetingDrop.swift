import HeadlessUIKit
import Scenarios

/// The release of a greeting screen that has shown its greeting.
final class GreetingDrop: MeasuredInteraction {
  static let meaning = "Releasing a greeting screen that has shown its greeting."

  private let apps: [MeasuredApp]
  private let screens: DroppedScreens

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    apps = (0..<repetitions).map { _ in MeasuredApp(of: subject) }
    let screens = apps.map { $0.makeGreetingScreen() }
    for screen in screens {
      screen.appear()
      let check = ScreenCheck(screen.view)
      try check.find(Control.greetingButton, as: UIButton.self).tap()
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
