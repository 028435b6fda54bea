import Foundation
import Models
import PortableUIKit

/// The ways out of the profile.
protocol ProfileRoutingLogic: AnyObject {
  /// Opens the photo library, and hands over the chosen photo; `nil` if the person cancelled.
  func routeToPhotoLibrary(completionHandler: @escaping (Data?) -> Void)
  func closePhotoLibrary()
  func routeToPost(at index: Int)
  func routeToLogIn()
}

/// Navigates from the profile.
final class ProfileRouter {
  weak var viewController: UIViewController?

  private let dataStore: any ProfileDataStore
  private let photoLibrary: any PhotoLibrary
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let requests = Requests()

  init(
    dataStore: any ProfileDataStore, photoLibrary: any PhotoLibrary,
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.dataStore = dataStore
    self.photoLibrary = photoLibrary
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
  }
}

extension ProfileRouter: ProfileRoutingLogic {
  func routeToPhotoLibrary(completionHandler: @escaping (Data?) -> Void) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      completionHandler(result.get())
    }
  }

  func closePhotoLibrary() {
    requests.cancel(.choosePhoto)
  }

  func routeToPost(at index: Int) {
    viewController?.navigationController?.pushViewController(
      makePostScreen(dataStore.posts[index]), animated: true)
  }

  func routeToLogIn() {
    closePhotoLibrary()
    viewController?.navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}
