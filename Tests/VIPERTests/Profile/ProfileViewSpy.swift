import Foundation

@testable import VIPER

/// A replacement for the view, which records the content that a person would see.
final class ProfileViewSpy: ProfileViewInput {
  struct Shown: Equatable {
    enum Photo: Equatable {
      case placeholder
      case data(Data)
    }

    var isLoading = false
    /// True if the profile is shown, and false if it is hidden; `nil` until the presenter decides.
    var isProfileVisible: Bool?
    var name: String?
    var nameFieldText: String?
    var isNameFieldEnabled = true
    var nameCount: String?
    var nameError: String?
    var isSaving = false
    var photo: Photo?
    var isChangePhotoEnabled = true
    /// The posts; `nil` while they are hidden, and empty if the screen says that there are none.
    var posts: [PostRow]?
    var postsError: String?
    var error: String?
    var isRetryVisible = false
  }

  private(set) var shown = Shown()

  /// Changes the text of the name field as a person does, without a call of the presenter.
  func type(_ text: String) {
    shown.nameFieldText = text
  }

  func startLoadingIndicator() { shown.isLoading = true }
  func stopLoadingIndicator() { shown.isLoading = false }
  func showProfile() { shown.isProfileVisible = true }
  func hideProfile() { shown.isProfileVisible = false }

  func showName(_ name: String) { shown.name = name }
  func fillNameField(with text: String) { shown.nameFieldText = text }
  func setNameFieldEnabled(_ isEnabled: Bool) { shown.isNameFieldEnabled = isEnabled }
  func showNameCount(_ count: String) { shown.nameCount = count }
  func showNameError(_ message: String) { shown.nameError = message }
  func hideNameError() { shown.nameError = nil }
  func startSavingIndicator() { shown.isSaving = true }
  func stopSavingIndicator() { shown.isSaving = false }

  func showPhoto(_ data: Data) { shown.photo = .data(data) }
  func showPhotoPlaceholder() { shown.photo = .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { shown.isChangePhotoEnabled = isEnabled }

  func showPosts(_ posts: [PostRow]) { shown.posts = posts }
  func showNoPosts() { shown.posts = [] }
  func hidePosts() { shown.posts = nil }
  func showPostsError(_ message: String) { shown.postsError = message }
  func hidePostsError() { shown.postsError = nil }

  func showError(_ message: String) { shown.error = message }
  func hideError() { shown.error = nil }
  func showRetry() { shown.isRetryVisible = true }
  func hideRetry() { shown.isRetryVisible = false }
}
