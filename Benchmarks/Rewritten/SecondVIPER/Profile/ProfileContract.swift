import Foundation
import Models

/// What the presenter can ask of the profile's view.
protocol ProfileViewProtocol: AnyObject {
  func showLoading()
  func showLoadError(_ message: String)
  func showProfile()

  func showName(_ name: String)
  func fillNameField(with text: String)
  func showNameCount(_ count: String)
  func showNameError(_ message: String?)
  func setSavingName(_ isSaving: Bool)

  func showPhoto(_ data: Data?)
  func showPhotoError(_ message: String?)
  func setChangePhotoEnabled(_ isEnabled: Bool)

  func showPosts(_ rows: [ProfilePostRow])
  func showNoPosts()
  func showPostsError(_ message: String?)
}

/// The texts in the row of a post.
struct ProfilePostRow {
  let title: String
  let date: String
}

/// What the profile's view tells its presenter.
protocol ProfilePresenterProtocol {
  func viewDidLoad()
  func viewDidLeave()

  func didTapRetry()
  func didTapLogOut()

  func didEditName(_ text: String)
  func didEndEditingName(_ text: String)

  func didTapChangePhoto()

  func didTapRetryPosts()
  func didSelectPost(at index: Int)
}

/// What the presenter can ask of the profile's interactor.
protocol ProfileInteractorProtocol {
  func loadUser()
  func reloadUser()
  func changeDisplayName(to text: String)
  func choosePhoto()
  func loadPosts()
  func leave()
  func logOut()
}

/// What the profile's interactor answers.
protocol ProfileInteractorOutputProtocol: AnyObject {
  func didStartLoadingUser()
  func didLoadUser(_ result: Result<User, any Error>)

  func didStartChangingDisplayName()
  func didChangeDisplayName(_ result: Result<DisplayName, any Error>)

  func didCancelChoosingPhoto()
  func didStartChangingPhoto()
  func didChangePhoto(_ result: Result<Photo, any Error>)

  func didLoadPosts(_ result: Result<[Post], any Error>)
}

/// Where the presenter can go from the profile.
protocol ProfileRouterProtocol {
  func openLogIn()
  func openPost(_ post: Post)
}
