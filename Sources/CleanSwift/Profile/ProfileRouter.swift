import PortableUIKit
import Models

/// The ways out of the profile.
protocol ProfileRoutingLogic: AnyObject {
  func routeToPost(at index: Int)
  func routeToLogIn()
}

/// Navigates from the profile.
final class ProfileRouter {
  weak var viewController: UIViewController?

  private let dataStore: any ProfileDataStore
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  init(
    dataStore: any ProfileDataStore, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.dataStore = dataStore
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }
}

extension ProfileRouter: ProfileRoutingLogic {
  func routeToPost(at index: Int) {
    viewController?.navigationController?.pushViewController(
      makePostScreen(dataStore.posts[index]), animated: true)
  }

  func routeToLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
