import HeadlessUIKit
import Scenarios

/// The building of a greeting screen with its view.
final class GreetingBuild: MeasuredInteraction {
  static let meaning = "Building a greeting screen with its view."

  private let apps: AppQueue
  private var app: MeasuredApp
  private let queue: ScreenQueue

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    apps = AppQueue(of: subject, count: repetitions) { $0.makeGreetingScreen() }
    app = MeasuredApp(of: subject)
    queue = ScreenQueue(count: repetitions)
  }

  func prepare() {
    app = apps.next()
  }

  func perform() {
    let screen = app.makeGreetingScreen()
    screen.loadViewIfNeeded()
    queue.append(screen)
  }

  func check() throws(WrongScreen) {
    for screen in queue.done { try ScreenCheck(screen.view).requireNoGreeting() }
  }
}
