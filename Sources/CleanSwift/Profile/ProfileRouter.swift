import HeadlessUIKit

/// Where the view controller can send the person.
protocol ProfileRoutingLogic {
  func routeToLogIn()
}

/// Leads out of the profile.
final class ProfileRouter {
  weak var viewController: UIViewController?
  private let makeLogInScreen: () -> UIViewController

  init(makeLogInScreen: @escaping () -> UIViewController) {
    self.makeLogInScreen = makeLogInScreen
  }
}

extension ProfileRouter: ProfileRoutingLogic {
  func routeToLogIn() {
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
