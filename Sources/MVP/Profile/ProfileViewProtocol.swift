import Foundation
import Models

/// What the presenter can set on the profile screen.
protocol ProfileViewProtocol: AnyObject {
  func startLoadingIndicator()
  func stopLoadingIndicator()
  func setContentHidden(_ isHidden: Bool)

  func setName(_ name: String)
  func setNameFieldText(_ text: String)
  func setNameFieldEnabled(_ isEnabled: Bool)
  func setNameCount(_ count: String)
  func setNameError(_ message: String)
  func setNameErrorHidden(_ isHidden: Bool)
  func startSavingIndicator()
  func stopSavingIndicator()

  func setPhoto(_ data: Data)
  func setPhotoPlaceholder()
  func setChangePhotoEnabled(_ isEnabled: Bool)

  func setPosts(_ posts: [PostRow])
  func setPostsHidden(_ isHidden: Bool)
  func setNoPostsHidden(_ isHidden: Bool)
  func setPostsError(_ message: String)
  func setPostsErrorHidden(_ isHidden: Bool)
  func setPostsRetryHidden(_ isHidden: Bool)

  func setError(_ message: String)
  func setErrorHidden(_ isHidden: Bool)
  func setRetryHidden(_ isHidden: Bool)

  func showLogInScreen()
  func showPostScreen(for post: Post)
}

/// What the row of a post shows.
struct PostRow: Equatable {
  let title: String
  let date: String
}
