import HeadlessUIKit
import Jobs
import Scenarios

/// The opening of a new profile screen with a cached user, from its building until the screen shows
/// the profile and its posts.
///
/// The service for posts answers at once.
final class ProfileOpen: MeasuredInteraction {
  static let meaning = """
    From the building of a profile screen until the screen shows a cached profile and five \
    posts.
    """
  static let isAsynchronous = true
  static let opensScreen = true

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
    app.show(screen)
    MainLoop.drain()
    queue.append(screen)
  }

  func check() throws(WrongScreen) {
    for screen in queue.done {
      let check = ScreenCheck(screen.view)
      try check.requireProfile()
      try check.requirePosts()
    }
  }
}
