import HeadlessUIKit
import Models

/// Where the view controller can send the person.
protocol ProfileRoutingLogic {
  func routeToLogIn()
  func routeToPost()
}

/// Leads out of the profile.
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
  func routeToLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }

  func routeToPost() {
    guard let post = dataStore.selectedPost else { return }
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }
}
