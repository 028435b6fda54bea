import Apps
import HeadlessUIKit
import Models
import Scenarios

/// An app of test screens, which keeps an object if a test wants it to.
final class TestApp: App {
  var makeGreeting: (Person) -> UIViewController
  var kept: AnyObject?
  private let makeProfile: () -> UIViewController

  init(
    makeGreeting: @escaping (Person) -> UIViewController = { _ in UIViewController() },
    makeProfile: @escaping () -> UIViewController = { UIViewController() }
  ) {
    self.makeGreeting = makeGreeting
    self.makeProfile = makeProfile
  }

  func makeGreetingScreen(person: Person) -> UIViewController {
    makeGreeting(person)
  }

  func makeProfileScreen() -> UIViewController {
    makeProfile()
  }
}
