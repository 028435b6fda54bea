import HeadlessUIKit
import Scenarios

/// The building of a profile screen with its view.
final class ProfileBuild: MeasuredInteraction {
  static let meaning = "Building a profile screen with its view."

  private let apps: AppQueue
  private var app: MeasuredApp
  private let queue: ScreenQueue

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    apps = AppQueue(of: subject, count: repetitions) { $0.makeProfileScreen() }
    app = MeasuredApp(of: subject)
    queue = ScreenQueue(count: repetitions)
  }

  func prepare() {
    app = apps.next()
  }

  func perform() {
    let screen = app.makeProfileScreen()
    screen.loadViewIfNeeded()
    queue.append(screen)
  }

  func check() throws(WrongScreen) {
    for screen in queue.done {
      guard screen.view.firstView(identifiedBy: Control.nameField) != nil else {
        throw WrongScreen(problem: "\(Control.nameField) is not on the screen.")
      }
      try ScreenCheck(screen.view).requireNothing(of: Control.nameField)
    }
  }
}
