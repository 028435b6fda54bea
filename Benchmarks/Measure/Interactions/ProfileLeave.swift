import HeadlessUIKit
import Scenarios

/// The way back from a profile screen that shows a profile and posts.
final class ProfileLeave: MeasuredInteraction {
  static let meaning = """
    Going back from a profile screen that shows a profile and posts, until all of it is freed, what \
    the app keeps for it included.
    """
  static let isAsynchronous = true

  private let screens: LeftScreens

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = try LeftScreens(on: subject, count: repetitions) {
      $0.makeProfileScreen()
    } prepare: { screen throws(WrongScreen) in
      try screen.requireProfile()
      try screen.requirePosts()
    }
  }

  func perform() {
    screens.leave()
  }

  func check() throws(WrongScreen) {
    try screens.check()
  }
}
