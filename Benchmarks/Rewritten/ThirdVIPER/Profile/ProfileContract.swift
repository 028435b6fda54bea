import Foundation
import Models

/// What the presenter tells the view of the profile.
protocol ProfileViewProtocol: AnyObject {
  func showLoading()
  func showProfile()
  func showLoadError(_ message: String)

  func showName(_ name: String)
  func setNameText(_ text: String)
  func showNameCount(_ count: String)
  func showNameError(_ message: String?)
  func setSavingName(_ isSaving: Bool)

  func showPhoto(_ data: Data?)
  func showPhotoError(_ message: String?)
  func setChangingPhoto(_ isChanging: Bool)

  func showPosts(_ posts: PostsDisplay)
}

/// What the view of the profile tells the presenter.
protocol ProfilePresenterProtocol: AnyObject {
  func viewWillAppear()
  func viewDidLeave()
  func didTapRetry()
  func didTapLogOut()
  func didEditName(_ text: String)
  func didEndEditingName(_ text: String)
  func didTapChangePhoto()
  func didTapRetryPosts()
  func didSelectPost(at index: Int)
}

/// What the presenter asks the interactor of the profile.
protocol ProfileInteractorProtocol: AnyObject {
  func fetchUser()
  func reloadUser()
  func changeDisplayName(to text: String)
  func choosePhoto()
  func changePhoto(to photo: Photo)
  func loadPosts()
  func leave()
  func logOut()
}

/// What the interactor of the profile answers.
protocol ProfileInteractorOutput: AnyObject {
  func didLoadUser(_ result: Result<User, any Error>)
  func didStartChangingDisplayName()
  func didChangeDisplayName(_ result: Result<DisplayName, any Error>)
  func didChoosePhoto(_ result: Result<Photo?, PhotoError>)
  func didChangePhoto(_ result: Result<Photo, any Error>)
  func didLoadPosts(_ result: Result<[Post], any Error>)
}

/// The ways that lead on from the profile.
protocol ProfileRouterProtocol: AnyObject {
  func showLogIn()
  func showPost(_ post: Post)
}

/// What the view shows of the posts.
enum PostsDisplay {
  case nothing
  case noPosts
  case rows([PostRow])
  case error(String)
}

/// The texts in a row of the posts.
struct PostRow {
  let title: String
  let date: String
}
