import HeadlessUIKit
import Jobs
import Scenarios

/// The release of a profile screen that has shown a cached profile.
final class ProfileDrop: MeasuredInteraction {
  static let meaning = """
    Releasing a profile screen that has shown a profile, without what the app keeps for it and \
    frees elsewhere.
    """
  static let isAsynchronous = true

  private let apps: [MeasuredApp]
  private let screens: DroppedScreens

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    apps = (0..<repetitions).map { _ in MeasuredApp(of: subject) }
    let screens = apps.map { $0.makeProfileScreen() }
    for screen in screens {
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      try ScreenCheck(screen.view).require(Control.name, shows: "David Blaine")
    }
    MainLoop.drain()
    for screen in screens {
      try ScreenCheck(screen.view).require(Control.noPosts, shows: "No posts yet.")
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
