import Foundation
import Models

/// The outputs of the screen, which the presenter sets one by one.
protocol ProfileViewInput: AnyObject {
  func startLoadingIndicator()
  func stopLoadingIndicator()
  func showProfile()
  func showLoadError(_ message: String)
  func hideLoadError()

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func startSavingIndicator()
  func stopSavingIndicator()
  func showNameError(_ message: String)
  func hideNameError()

  func setPhoto(_ data: Data)
  func setPhotoPlaceholder()
  func setChangePhotoEnabled(_ isEnabled: Bool)
  func showPhotoError(_ message: String)
  func hidePhotoError()

  func showPosts(_ rows: [PostRow])
  func showNoPosts()
  func showPostsError(_ message: String)
  func hidePostsError()
}

/// The texts in the row of a post.
struct PostRow {
  let title: String
  let date: String
}

/// The events on the screen, which the presenter handles.
protocol ProfileViewOutput: AnyObject {
  func viewWillAppear()
  /// The screen has left its navigation controller.
  func didLeave()

  func retryTapped()

  func nameChanged(_ text: String)
  func nameEditingEnded(_ text: String)

  func changePhotoTapped()

  func postsRetryTapped()
  func postSelected(at index: Int)

  func logOutTapped()
}

/// The use cases of the interactor, which the presenter asks for.
protocol ProfileInteractorInput: AnyObject {
  func leave()

  func load()
  func reload()

  func changeDisplayName(to text: String)

  func changePhoto(to data: Data)

  func loadPosts()
  func reloadPosts()

  func logOut()
}

/// The answers of the interactor, which the presenter receives.
protocol ProfileInteractorOutput: AnyObject {
  func didStartLoading()
  func didEndLoading()
  func didLoad(_ user: User)
  func didFailToLoad(_ error: any Error)

  func didRefuseDisplayName(_ error: DisplayNameError)
  func didKeepDisplayName(_ name: DisplayName)
  func didStartChangingDisplayName()
  func didEndChangingDisplayName()
  func didChangeDisplayName(to name: DisplayName)
  func didFailToChangeDisplayName(_ error: any Error)

  func didStartChangingPhoto()
  func didChangePhoto(to photo: Photo)
  func didFailToChangePhoto(_ error: any Error)

  func didStartReloadingPosts()
  func didLoadPosts(_ posts: [Post])
  func didFailToLoadPosts(_ error: any Error)

  func didLogOut()
}

/// The ways out of the screen, which the presenter asks for.
protocol ProfileRouterInput: AnyObject {
  func choosePhoto()
  func cancelChoosingPhoto()

  func showPost(_ post: Post)

  func showLogIn()
}

/// The answer of the router, which the presenter receives when the photo library has closed.
protocol ProfileRouterOutput: AnyObject {
  /// Takes the photo that the person has chosen; `nil` if the person cancelled.
  func didChoosePhoto(_ data: Data?)
}
