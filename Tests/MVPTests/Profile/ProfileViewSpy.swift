import Foundation
import Models

@testable import MVP

final class ProfileViewSpy: ProfileViewProtocol {
  enum Picture: Equatable {
    case placeholder
    case photo(Data)
  }

  /// The values that the presenter has set on the view; at first, the values of a new view.
  struct Screen: Equatable {
    var isLoading = false
    var isContentHidden = true
    var name: String?
    var nameFieldTexts: [String] = []
    var isNameFieldEnabled = true
    var nameCounts: [String] = []
    var nameError: String?
    var isNameErrorHidden = true
    var isSaving = false
    var picture: Picture?
    var isChangePhotoEnabled = true
    var error: String?
    var isErrorHidden = true
    var isRetryHidden = true
    var posts: [PostRow]?
    var isPostsHidden = true
    var isNoPostsHidden = true
    var postsError: String?
    var isPostsErrorHidden = true
    var isPostsRetryHidden = true
    var logInScreens = 0
    var postScreens: [Post] = []

    var visibleError: String? { isErrorHidden ? nil : error }
    var visiblePosts: [PostRow]? { isPostsHidden ? nil : posts }
    var visiblePostsError: String? { isPostsErrorHidden ? nil : postsError }
    var visibleNameError: String? { isNameErrorHidden ? nil : nameError }
  }

  private(set) var screen = Screen()

  func startLoadingIndicator() { screen.isLoading = true }
  func stopLoadingIndicator() { screen.isLoading = false }
  func setContentHidden(_ isHidden: Bool) { screen.isContentHidden = isHidden }

  func setName(_ name: String) { screen.name = name }
  func setNameFieldText(_ text: String) { screen.nameFieldTexts.append(text) }
  func setNameFieldEnabled(_ isEnabled: Bool) { screen.isNameFieldEnabled = isEnabled }
  func setNameCount(_ count: String) { screen.nameCounts.append(count) }
  func setNameError(_ message: String) { screen.nameError = message }
  func setNameErrorHidden(_ isHidden: Bool) { screen.isNameErrorHidden = isHidden }
  func startSavingIndicator() { screen.isSaving = true }
  func stopSavingIndicator() { screen.isSaving = false }

  func setPhoto(_ data: Data) { screen.picture = .photo(data) }
  func setPhotoPlaceholder() { screen.picture = .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { screen.isChangePhotoEnabled = isEnabled }

  func setError(_ message: String) { screen.error = message }
  func setErrorHidden(_ isHidden: Bool) { screen.isErrorHidden = isHidden }
  func setRetryHidden(_ isHidden: Bool) { screen.isRetryHidden = isHidden }

  func setPosts(_ posts: [PostRow]) { screen.posts = posts }
  func setPostsHidden(_ isHidden: Bool) { screen.isPostsHidden = isHidden }
  func setNoPostsHidden(_ isHidden: Bool) { screen.isNoPostsHidden = isHidden }
  func setPostsError(_ message: String) { screen.postsError = message }
  func setPostsErrorHidden(_ isHidden: Bool) { screen.isPostsErrorHidden = isHidden }
  func setPostsRetryHidden(_ isHidden: Bool) { screen.isPostsRetryHidden = isHidden }

  func showLogInScreen() { screen.logInScreens += 1 }
  func showPostScreen(for post: Post) { screen.postScreens.append(post) }
}
