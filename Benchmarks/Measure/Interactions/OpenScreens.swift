import HeadlessUIKit
import Jobs

/// Open screens, each of an app of its own, from which each repetition of an interaction uses the
/// next one.
///
/// An event that is repeated on one screen leaves nothing to show from the second time on. An
/// architecture that shows only what has changed would then do less than the others.
@MainActor final class OpenScreens<Element: UIControl> {
  private let apps: [MeasuredApp]
  private let screens: [UIViewController]
  private let controls: [Element]
  private var usedCount = 0

  /// Opens the screens, and finds a control on each of them.
  init(
    on subject: Subject, count: Int, make: (MeasuredApp) -> UIViewController,
    find: (ScreenCheck) throws(WrongScreen) -> Element
  ) throws(WrongScreen) {
    apps = (0..<count).map { _ in MeasuredApp(of: subject) }
    screens = apps.map(make)
    for (app, screen) in zip(apps, screens) { app.show(screen) }
    // A screen may load more when it appears, and that must not be measured.
    MainLoop.drain()
    var controls: [Element] = []
    for screen in screens { controls.append(try find(ScreenCheck(screen.view))) }
    self.controls = controls
  }

  /// The checks of the screens that the repetitions so far have used.
  var done: [ScreenCheck] { screens[..<usedCount].map { ScreenCheck($0.view) } }

  /// Moves on to the next screen, and returns the control on this screen.
  func next() -> Element {
    usedCount += 1
    return controls[usedCount - 1]
  }
}
