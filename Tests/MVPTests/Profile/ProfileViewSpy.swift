import Foundation
import Models
import Scenarios

@testable import MVP

/// A view that keeps what a person would see on it.
final class ProfileViewSpy: ProfileViewProtocol {
  var screen = ProfileScreen()

  func setLoading(_ isLoading: Bool) { screen.isLoading = isLoading }
  func setLoadError(_ message: String?) { screen.loadError = message }
  func setProfileHidden(_ isHidden: Bool) { screen.isProfileHidden = isHidden }

  func setName(_ name: String) { screen.name = name }
  func setNameFieldText(_ text: String) { screen.nameFieldText = text }
  func setNameCount(_ count: String) { screen.nameCount = count }
  func setNameFieldEnabled(_ isEnabled: Bool) { screen.isNameFieldEnabled = isEnabled }
  func setSaving(_ isSaving: Bool) { screen.isSaving = isSaving }
  func setNameError(_ message: String?) { screen.nameError = message }

  func setPhoto(_ data: Data?) { screen.picture = data.map { .photo($0) } ?? .placeholder }
  func setChangePhotoEnabled(_ isEnabled: Bool) { screen.isChangePhotoEnabled = isEnabled }
  func setPhotoError(_ message: String?) { screen.photoError = message }

  func setPosts(_ rows: [PostRow]) { screen.posts = rows }
  func setNoPostsHidden(_ isHidden: Bool) { screen.isNoPostsHidden = isHidden }
  func setPostsError(_ message: String?) { screen.postsError = message }
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
  var isSaving = false
  var nameError: String?

  var picture: Picture?
  var isChangePhotoEnabled = true
  var photoError: String?

  var posts: [PostRow]?
  var isNoPostsHidden = true
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
