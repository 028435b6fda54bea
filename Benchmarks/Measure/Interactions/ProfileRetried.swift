import HeadlessUIKit
import Jobs
import Models
import Scenarios

/// A retry after a failure to load a profile, from the tap on the retry button until the profile is
/// on the screen.
///
/// Each repetition uses another screen. The service answers as soon as the screen waits for the
/// answer.
final class ProfileRetried: MeasuredInteraction {
  static let meaning =
    "From the tap on the retry button until the profile is on the screen."
  static let isAsynchronous = true

  private let screens: LoadingScreens
  private var buttons: [UIButton] = []
  private var button: UIButton?
  private var service: SlowService?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = LoadingScreens(on: subject, count: repetitions)
    screens.failAll()
    for screen in screens.all {
      let check = ScreenCheck(screen.view)
      try check.requireFailure()
      buttons.append(try check.find(Control.retry, as: UIButton.self))
    }
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    CachedUser()
  }

  func prepare() {
    let next = screens.next()
    service = next.service
    button = buttons[next.index]
  }

  func perform() {
    button?.tap()
    MainLoop.drain()
    service?.accept()
    MainLoop.drain()
  }

  func check() throws(WrongScreen) {
    for screen in screens.done {
      let check = ScreenCheck(screen.view)
      try check.requireProfile()
      try check.requireNothing(of: Control.error)
      try check.requireNothing(of: Control.retry)
    }
  }
}

/// The models' work in a load: caching the user.
private final class CachedUser: RepeatedWork {
  private let cache = UserCache()

  func perform() {
    cache.user = .blaine
  }
}
