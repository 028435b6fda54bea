import Models
import Scenarios

@testable import SupervisingMVP

/// A view that keeps the outputs that the presenter has set.
final class ProfileViewSpy: ProfileViewProtocol {
  var screen = ProfileScreen()

  func setLoading(_ isLoading: Bool) { screen.isLoading = isLoading }
  func setProfileHidden(_ isHidden: Bool) { screen.isProfileHidden = isHidden }

  func setNameFieldText(_ text: String) { screen.nameFieldText = text }
  func setNameCount(_ count: String) { screen.nameCount = count }
  func setNameFieldEnabled(_ isEnabled: Bool) { screen.isNameFieldEnabled = isEnabled }
  func setSaving(_ isSaving: Bool) { screen.isSaving = isSaving }

  func setChangePhotoEnabled(_ isEnabled: Bool) { screen.isChangePhotoEnabled = isEnabled }

  func setPosts(_ rows: [PostRow]) { screen.posts = rows }
  func setNoPostsHidden(_ isHidden: Bool) { screen.isNoPostsHidden = isHidden }
}

/// The values that the profile screen shows.
///
/// The default values are those of a new screen.
struct ProfileScreen: Equatable {
  var isLoading = false
  var isProfileHidden = true
  var loadError: String?

  var displayName: DisplayName?
  var nameFieldText: String?
  var nameCount: String?
  var isNameFieldEnabled = true
  var isSaving = false
  var nameError: String?

  var photo: Photo?
  var isChangePhotoEnabled = true
  var photoError: String?

  var posts: [PostRow]?
  var isNoPostsHidden = true
  var postsError: String?

  /// The screen that shows `User.blaine`, before the result of loading the posts is known.
  static let blaine = ProfileScreen(
    isProfileHidden: false, displayName: .sample("David Blaine"), nameFieldText: "David Blaine",
    nameCount: "12 of 40", photo: .portrait)

  /// The screen that shows `User.dee`, before the result of loading the posts is known.
  static let dee = ProfileScreen(
    isProfileHidden: false, displayName: .sample("Dee"), nameFieldText: "Dee", nameCount: "3 of 40")

  func with(_ change: (inout ProfileScreen) -> Void) -> ProfileScreen {
    var screen = self
    change(&screen)
    return screen
  }
}
