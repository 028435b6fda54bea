import HeadlessUIKit
import Models
import Scenarios

/// Building a profile screen with its view.
final class ProfileBuild: Interaction {
  static let id = "profile-build"
  static let buildsScreen = true
  static let maximumRepetitions = ScreenRow.maximumCount

  private let subject: Subject
  private let surroundings = Surroundings()
  private let row: ScreenRow

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    self.subject = subject
    row = ScreenRow(count: repetitions)
  }

  func perform() {
    let screen = subject.makeProfileScreen(in: surroundings)
    screen.loadViewIfNeeded()
    row.append(screen)
  }

  func check() throws(WrongScreen) {
    for screen in row.done {
      guard screen.view.firstView(identifiedBy: Control.nameField) != nil else {
        throw WrongScreen(problem: "\(Control.nameField) is not on the screen.")
      }
      try ScreenReader(screen.view).requireNothing(of: Control.nameField)
    }
  }
}
