import HeadlessUIKit
import Jobs
import Models
import Scenarios

/// A profile screen appearing for a user who is in the cache, each time another screen.
///
/// Building the screens, loading their views and dropping them is not part of it.
final class ProfileCached: MeasuredInteraction {
  static let id = "profile-cached"
  static let isAsynchronous = true
  static let maximumRepetitions = ScreenQueue.maximumCount

  private let dependencies = ProfileDependencies()
  private let queue: ScreenQueue
  private var screen: UIViewController?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    let screens = (0..<repetitions).map { [dependencies] _ in
      subject.makeProfileScreen(with: dependencies)
    }
    for screen in screens {
      screen.loadViewIfNeeded()
      try ScreenCheck(screen.view).requireNothing(of: Control.name)
    }
    queue = ScreenQueue(screens)
  }

  func prepare() {
    // The posts of the screen before.
    MainLoop.drain()
    screen = queue.next()
  }

  func perform() {
    screen?.beginAppearanceTransition(true, animated: false)
  }

  func check() throws(WrongScreen) {
    MainLoop.drain()
    for screen in queue.done { try ScreenCheck(screen.view).requireProfile() }
  }
}
