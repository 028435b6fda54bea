import HeadlessUIKit
import Models
import Scenarios

/// Trying again after a failure, from the tap to the profile on the screen, each time on another
/// screen; the service answers as soon as the screen waits for it.
final class ProfileRetried: Interaction {
  static let id = "profile-retried"
  static let isAsynchronous = true
  static let maximumRepetitions = ScreenRow.maximumCount

  private let surroundings: [Surroundings]
  private let row: ScreenRow
  private var buttons: [UIButton] = []
  private var button: UIButton?
  private var latest: Surroundings?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    surroundings = (0..<repetitions).map { _ in Surroundings(cachedUser: nil) }
    row = ScreenRow(surroundings.map { subject.makeProfileScreen(in: $0) })
    for screen in row.screens.compactMap(\.self) {
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
    }
    MainLoop.drain()
    for each in surroundings { each.service.fail() }
    MainLoop.drain()
    for screen in row.screens.compactMap(\.self) {
      let reader = ScreenReader(screen.view)
      try reader.requireFailure()
      buttons.append(try reader.find(Control.retry, as: UIButton.self))
    }
  }

  static func makeModelWork() -> @MainActor () -> Void {
    let cache = UserCache()
    return { cache.user = .blaine }
  }

  func prepare() {
    latest = surroundings[row.doneCount]
    button = buttons[row.doneCount]
    _ = row.next()
  }

  func perform() {
    button?.sendActions(for: .buttonTap)
    MainLoop.drain()
    latest?.service.accept()
    MainLoop.drain()
  }

  func check() throws(WrongScreen) {
    for screen in row.done {
      let reader = ScreenReader(screen.view)
      try reader.requireProfile()
      try reader.requireNothing(of: Control.error)
      try reader.requireNothing(of: Control.retry)
    }
  }
}
