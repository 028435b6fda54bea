import HeadlessUIKit
import Models
import Scenarios

/// Building a profile screen with its view, and dropping it.
final class ProfileBuildDrop: Interaction {
  static let id = "profile-build-drop"

  private let subject: Subject
  private let service = SlowService()
  private let cache = UserCache(user: .blaine)
  private let photoLibrary = ScenarioPhotoLibrary()

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    self.subject = subject
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    let reader = ScreenReader(screen.view)
    guard screen.view.firstView(identifiedBy: Control.nameField) != nil else {
      throw WrongScreen(problem: "\(Control.nameField) is not on the screen.")
    }
    try reader.requireNothing(of: Control.nameField)
  }

  func perform() {
    let screen = makeScreen()
    screen.loadViewIfNeeded()
  }

  func check() throws(WrongScreen) {
    weak var droppedScreen: UIViewController?
    weak var droppedView: UIView?
    do {
      let screen = makeScreen()
      droppedScreen = screen
      droppedView = screen.view
    }
    guard droppedScreen == nil, droppedView == nil else {
      throw WrongScreen(problem: "A dropped screen is still alive.")
    }
  }

  private func makeScreen() -> UIViewController {
    subject.makeProfileScreen(service, cache, photoLibrary) { UIViewController() }
  }
}
