import Foundation
import Models
import Scenarios

@testable import MVP

extension PostRow: Equatable {
  /// Returns true if two rows have the same texts.
  public static func == (row: PostRow, other: PostRow) -> Bool {
    row.title == other.title && row.date == other.date
  }
}

/// A view that keeps what a person would see on it.
final class ProfileViewSpy: ProfileViewProtocol {
  var screen = ProfileScreen()

  func startLoadingIndicator() { screen.isLoading = true }
  func stopLoadingIndicator() { screen.isLoading = false }
  func showProfile() { screen.isProfileHidden = false }
  func showLoadError(_ message: String) { screen.loadError = message }
  func hideLoadError() { screen.loadError = nil }

  func setName(_ name: String) { screen.name = name }
  func setNameFieldText(_ text: String) { screen.nameFieldText = text }
  func setNameCount(_ count: String) { screen.nameCount = count }
  func setNameFieldEnabled(_ isEnabled: Bool) { screen.isNameFieldEnabled = isEnabled }
  func startSavingIndicator() { screen.isSavingName = true }
  func stopSavingIndicator() { screen.isSavingName = false }
  func showNameError(_ message: String) { screen.nameError = message }
  func hideNameError() { screen.nameError = nil }

  func setPhoto(_ data: Data) { screen.picture = .photo(data) }
  func setPhotoPlaceholder() { screen.picture = .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { screen.isChangePhotoEnabled = isEnabled }
  func showPhotoError(_ message: String) { screen.photoError = message }
  func hidePhotoError() { screen.photoError = nil }

  func showPosts(_ rows: [PostRow]) { screen.posts = rows }
  func showNoPosts() { screen.saysNoPosts = true }
  func showPostsError(_ message: String) { screen.postsError = message }
  func hidePostsError() { screen.postsError = nil }
}

/// The values that a person sees on the profile screen.
///
/// The default values are those of a new view.
struct ProfileScreen: Equatable {
  enum Picture: Equatable {
    case placeholder
    case photo(Data)
  }

  var isLoading = false
  var isProfileHidden = true
  var loadError: String?

  var name: String?
  var nameFieldText: String?
  var nameCount: String?
  var isNameFieldEnabled = true
  var isSavingName = false
  var nameError: String?

  var picture: Picture?
  var isChangePhotoEnabled = true
  var photoError: String?

  var posts: [PostRow]?
  var saysNoPosts = false
  var postsError: String?

  /// The screen that shows `User.blaine`, before the result of loading the posts is known.
  static let blaine = ProfileScreen(
    isProfileHidden: false, name: "David Blaine", nameFieldText: "David Blaine",
    nameCount: "12 of 40", picture: .photo(Photo.portrait.data))

  /// The screen that shows `User.dee`, before the result of loading the posts is known.
  static let dee = ProfileScreen(
    isProfileHidden: false, name: "Dee", nameFieldText: "Dee", nameCount: "3 of 40",
    picture: .placeholder)

  func with(_ change: (inout ProfileScreen) -> Void) -> ProfileScreen {
    var screen = self
    change(&screen)
    return screen
  }
}
