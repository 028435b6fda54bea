import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios

/// The failure to load a profile, from the service's answer until the error is on the screen.
///
/// Each repetition uses another screen.
final class ProfileFailed: MeasuredInteraction {
  static let meaning =
    "From the service's failure to load the profile until the error is shown."
  static let isAsynchronous = true

  private let screens: LoadingScreens
  private var service: SlowService?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = LoadingScreens(on: subject, count: repetitions)
    for screen in screens.all { try ScreenCheck(screen.view).requireNothing(of: Control.error) }
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    WordedError()
  }

  func prepare() {
    service = screens.next().service
  }

  func perform() {
    service?.fail()
    MainLoop.drain()
  }

  func check() throws(WrongScreen) {
    for screen in screens.done { try ScreenCheck(screen.view).requireFailure() }
  }
}

/// The models' work in a failed load: wording the error.
private final class WordedError: RepeatedWork {
  func perform() {
    _ = UserServiceError.unreachable.localizedDescription
  }
}
