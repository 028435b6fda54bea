import Foundation
import HeadlessUIKit
import Models
import Scenarios

/// A profile's failure to load, from the service's answer to the error on the screen, each time on
/// another screen.
final class ProfileFailed: Interaction {
  static let id = "profile-failed"
  static let isAsynchronous = true
  static let maximumRepetitions = ScreenRow.maximumCount

  private let surroundings: [Surroundings]
  private let row: ScreenRow
  private var latest: Surroundings?

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    surroundings = (0..<repetitions).map { _ in Surroundings(cachedUser: nil) }
    row = ScreenRow(surroundings.map { subject.makeProfileScreen(in: $0) })
    for screen in row.screens.compactMap(\.self) {
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      try ScreenReader(screen.view).requireNothing(of: Control.error)
    }
    MainLoop.drain()
  }

  static func makeModelWork() -> @MainActor () -> Void {
    { withExtendedLifetime(UserServiceError.unreachable.localizedDescription) {} }
  }

  func prepare() {
    latest = surroundings[row.doneCount]
    _ = row.next()
  }

  func perform() {
    latest?.service.fail()
    MainLoop.drain()
  }

  func check() throws(WrongScreen) {
    for screen in row.done { try ScreenReader(screen.view).requireFailure() }
  }
}
