import HeadlessUIKit
import Models
import Scenarios

/// A profile screen appearing for a user who is in the cache, each time another screen.
///
/// Building the screens, loading their views and dropping them is not part of it.
final class ProfileCached: Interaction {
  static let id = "profile-cached"
  /// Few enough for the caches of the processor, where a screen that was just built is.
  static let maximumRepetitions = 16
  /// Shorter than others, since building the screens takes thirty times as long as the sample.
  static let sampleNanoseconds = 50_000.0

  private let screens: [UIViewController]
  private var next = 0

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    screens = (0..<repetitions).map { _ in subject.makeProfileScreen() }
    for screen in screens { screen.loadViewIfNeeded() }
    for screen in screens {
      try ScreenReader(screen.view).requireNothing(of: Control.name)
    }
  }

  func perform() {
    screens[next].beginAppearanceTransition(true, animated: false)
    next += 1
  }

  func check() throws(WrongScreen) {
    for screen in screens[..<next] {
      let reader = ScreenReader(screen.view)
      try reader.require(Control.name, shows: "David Blaine")
      try reader.require(Control.nameField, shows: "David Blaine")
      try reader.require(Control.nameCount, shows: "12 of 40")
      try reader.requireNothing(of: Control.spinner)
      let image = try reader.find(Control.photo, as: UIImageView.self).image
      guard image?.source == User.blaine.photo.map({ .data($0.data) }) else {
        throw WrongScreen(problem: "\(Control.photo) shows another photo.")
      }
    }
  }
}
