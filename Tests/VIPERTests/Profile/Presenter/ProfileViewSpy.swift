import Foundation

@testable import VIPER

/// A replacement for the view, which records the content that a person would see.
final class ProfileViewSpy: ProfileViewInput {
  struct Shown: Equatable {
    var isLoading = false
    var loadError: String?
    var isProfileHidden = true
    var name: String?
    var nameFieldText: String?
    var nameCount: String?
    var isNameFieldEnabled = true
    var isSaving = false
    var nameError: String?
    var photo: Data?
    var isChangePhotoEnabled = true
    var photoError: String?
    /// The rows of the table; `nil` while the table is hidden.
    var posts: [PostRow]?
    var isNoPostsHidden = true
    var postsError: String?

    /// Returns the content of the screen for the sample user, after a change of this content.
    static func sample(_ change: (inout Shown) -> Void = { _ in }) -> Shown {
      var shown = Shown(isProfileHidden: false)
      shown.setName("David Blaine")
      change(&shown)
      return shown
    }

    mutating func setName(_ name: String) {
      self.name = name
      nameFieldText = name
      nameCount = "\(name.count) of 40"
    }
  }

  private(set) var shown = Shown()

  /// Changes the text of the name field as a person does, without a call of the presenter.
  func type(_ text: String) { shown.nameFieldText = text }

  func setLoading(_ isLoading: Bool) { shown.isLoading = isLoading }
  func setLoadError(_ message: String?) { shown.loadError = message }
  func setProfileHidden(_ isHidden: Bool) { shown.isProfileHidden = isHidden }

  func setName(_ name: String) { shown.name = name }
  func setNameFieldText(_ text: String) { shown.nameFieldText = text }
  func setNameCount(_ count: String) { shown.nameCount = count }
  func setNameFieldEnabled(_ isEnabled: Bool) { shown.isNameFieldEnabled = isEnabled }
  func setSaving(_ isSaving: Bool) { shown.isSaving = isSaving }
  func setNameError(_ message: String?) { shown.nameError = message }

  func setPhoto(_ data: Data?) { shown.photo = data }
  func setChangePhotoEnabled(_ isEnabled: Bool) { shown.isChangePhotoEnabled = isEnabled }
  func setPhotoError(_ message: String?) { shown.photoError = message }

  func setPosts(_ rows: [PostRow]) { shown.posts = rows }
  func setNoPostsHidden(_ isHidden: Bool) { shown.isNoPostsHidden = isHidden }
  func setPostsError(_ message: String?) { shown.postsError = message }
}
