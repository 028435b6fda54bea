import HeadlessUIKit
import Scenarios

/// The opening of a new greeting screen, from its building until its first appearance.
final class GreetingOpen: MeasuredInteraction {
  static let meaning =
    "From the building of a greeting screen until the screen has appeared without a greeting."
  static let opensScreen = true

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
    app.show(screen)
    queue.append(screen)
  }

  func check() throws(WrongScreen) {
    for screen in queue.done { try ScreenCheck(screen.view).requireNoGreeting() }
  }
}
