import Foundation
import Models

/// What the presenter can show, hide and enable.
protocol ProfileViewInput: AnyObject {
  func startLoadingIndicator()
  func stopLoadingIndicator()
  func showProfile()
  func hideProfile()

  func showName(_ name: String)
  func fillNameField(with text: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func showNameCount(_ count: String)
  func showNameError(_ message: String)
  func hideNameError()
  func startSavingIndicator()
  func stopSavingIndicator()

  func showPhoto(_ data: Data)
  func showPhotoPlaceholder()
  func setChangePhotoEnabled(_ isEnabled: Bool)

  func showPosts(_ posts: [PostRow])
  func showNoPosts()
  func hidePosts()
  func showPostsError(_ message: String)
  func hidePostsError()

  func showError(_ message: String)
  func hideError()
  func showRetry()
  func hideRetry()
}

/// What the row of a post shows.
struct PostRow: Equatable {
  let title: String
  let date: String
}

/// What the view reports to the presenter.
protocol ProfileViewOutput {
  func viewWillAppear()
  func retryTapped()
  func nameChanged(_ text: String)
  func nameEditingEnded(_ text: String)
  func changePhotoTapped()
  func postsRetryTapped()
  func postSelected(at index: Int)
  func logOutTapped()
  func didLeave()
}

/// The use cases that the presenter can ask of the interactor.
protocol ProfileInteractorInput {
  func load()
  func reload()
  func changeDisplayName(to text: String)
  func changePhoto()
  func loadPosts()
  func logOut()
  func leave()
}

/// What the interactor answers the presenter, never after having been left.
protocol ProfileInteractorOutput: AnyObject {
  func didStartLoading()
  func didLoad(_ user: User)
  func didFailToLoad(_ error: any Error)

  func didRefuseDisplayName(_ error: DisplayNameError)
  func didKeepDisplayName(_ name: DisplayName)
  func didStartChangingDisplayName()
  func didChangeDisplayName(to name: DisplayName)
  func didFailToChangeDisplayName(_ error: any Error)

  func didCancelChoosingPhoto()
  func didStartChangingPhoto()
  func didChangePhoto(to photo: Photo)
  func didFailToChangePhoto(_ error: any Error)

  func didLoadPosts(_ posts: [Post])
  func didFailToLoadPosts(_ error: any Error)

  func didLogOut()
}

/// Where the presenter can send the person.
protocol ProfileRouterInput {
  func showLogIn()
  func showPost(_ post: Post)
}
