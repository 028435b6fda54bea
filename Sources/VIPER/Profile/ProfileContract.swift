import Foundation
import Models

/// The outputs of the screen, which the presenter sets one by one.
protocol ProfileViewInput: AnyObject {
  func setLoading(_ isLoading: Bool)
  func setLoadError(_ message: String?)
  func setProfileHidden(_ isHidden: Bool)

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setSaving(_ isSaving: Bool)
  func setNameError(_ message: String?)

  func setPhoto(_ data: Data?)
  func setChangePhotoEnabled(_ isEnabled: Bool)
  func setPhotoError(_ message: String?)

  func setPosts(_ rows: [PostRow])
  func setNoPostsHidden(_ isHidden: Bool)
  func setPostsError(_ message: String?)
}

/// The texts in the row of a post.
struct PostRow: Equatable {
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
  func selectPost(at index: Int)

  func logOut()
}

/// The answers of the interactor, which the presenter receives.
protocol ProfileInteractorOutput: AnyObject {
  func didStartLoading()
  func didLoad(_ result: Result<ProfileResponse, any Error>)

  func didStartChangingDisplayName()
  func didChangeDisplayName(_ result: Result<String, any Error>)

  func didChangePhoto(_ result: Result<Data, any Error>)

  func didLoadPosts(_ result: Result<[PostResponse], any Error>)
  func didSelectPost(_ post: Post)
}

/// What the presenter learns of the user.
struct ProfileResponse: Equatable {
  let name: String
  let photo: Data?
}

/// What the presenter learns of a post.
struct PostResponse: Equatable {
  let title: String
  let date: Date
}

/// The ways out of the screen, which the presenter asks for.
protocol ProfileRouterInput: AnyObject {
  func choosePhoto(output: any PhotoPickerModuleOutput)
  func closePhotoPicker()

  func showPost(_ post: Post)

  func showLogIn()
}
