import HeadlessUIKit
import Jobs
import Scenarios

/// The appearance of a profile screen with a cached user.
///
/// Each repetition uses another screen.
///
/// Three steps are not measured: the building of the screens, the loading of the screens' views,
/// and the release of the screens.
final class ProfileCached: MeasuredInteraction {
  static let meaning =
    "From the appearance of a built screen until it shows a cached profile."
  static let isAsynchronous = true

  private let apps: [MeasuredApp]
  private let queue: ScreenQueue
  private var screen: UIViewController?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    apps = (0..<repetitions).map { _ in MeasuredApp(of: subject) }
    let screens = apps.map { $0.makeProfileScreen() }
    for screen in screens {
      screen.loadViewIfNeeded()
      try ScreenCheck(screen.view).requireNothing(of: Control.name)
    }
    queue = ScreenQueue(screens)
  }

  func prepare() {
    // Otherwise the posts of the previous screen would be loaded while this one is measured.
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
