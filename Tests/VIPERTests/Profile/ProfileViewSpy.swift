import Foundation

@testable import VIPER

extension PostRow: Equatable {
  /// Returns true if two rows have the same texts.
  public static func == (row: PostRow, other: PostRow) -> Bool {
    row.title == other.title && row.date == other.date
  }
}

/// A replacement for the view, which records the content that a person would see.
final class ProfileViewSpy: ProfileViewInput {
  struct Shown: Equatable {
    enum Photo: Equatable {
      case placeholder
      case data(Data)
    }

    var isLoading = false
    var isProfileShown = false
    var loadError: String?
    var name: String?
    var nameFieldText: String?
    var nameCount: String?
    var isNameFieldEnabled = true
    var isSavingName = false
    var nameError: String?
    var photo: Photo?
    var isChangePhotoEnabled = true
    var photoError: String?
    /// The rows of the posts; `nil` until they are shown, and empty if there are none.
    var posts: [PostRow]?
    var postsError: String?

    /// Returns the content of the screen for the sample user, after a change of this content.
    static func sample(_ change: (inout Shown) -> Void = { _ in }) -> Shown {
      var shown = Shown(
        isProfileShown: true, name: "David Blaine", nameFieldText: "David Blaine",
        nameCount: "12 of 40", photo: .placeholder)
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
  func type(_ text: String) {
    shown.nameFieldText = text
  }

  func startLoadingIndicator() { shown.isLoading = true }
  func stopLoadingIndicator() { shown.isLoading = false }
  func showProfile() { shown.isProfileShown = true }
  func showLoadError(_ message: String) { shown.loadError = message }
  func hideLoadError() { shown.loadError = nil }

  func setName(_ name: String) { shown.name = name }
  func setNameFieldText(_ text: String) { shown.nameFieldText = text }
  func setNameCount(_ count: String) { shown.nameCount = count }
  func setNameFieldEnabled(_ isEnabled: Bool) { shown.isNameFieldEnabled = isEnabled }
  func startSavingIndicator() { shown.isSavingName = true }
  func stopSavingIndicator() { shown.isSavingName = false }
  func showNameError(_ message: String) { shown.nameError = message }
  func hideNameError() { shown.nameError = nil }

  func setPhoto(_ data: Data) { shown.photo = .data(data) }
  func setPhotoPlaceholder() { shown.photo = .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { shown.isChangePhotoEnabled = isEnabled }
  func showPhotoError(_ message: String) { shown.photoError = message }
  func hidePhotoError() { shown.photoError = nil }

  func showPosts(_ rows: [PostRow]) { shown.posts = rows }
  func showNoPosts() { shown.posts = [] }
  func showPostsError(_ message: String) { shown.postsError = message }
  func hidePostsError() { shown.postsError = nil }
}
