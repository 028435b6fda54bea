import HeadlessUIKit
import Models

/// The ways out of the profile.
protocol ProfileRoutingLogic {
  func routeToPost()
  func routeToLogIn()
}

/// Leads out of the profile, and passes on what the data store holds for the next screen.
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
  func routeToPost() {
    guard let post = dataStore.selectedPost else { return }
    viewController?.navigationController?.pushViewController(makePostScreen(post), animated: true)
  }

  func routeToLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
