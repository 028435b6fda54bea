import Models
import Scenarios

@testable import SupervisingMVP

/// A view that keeps the outputs that the presenter has set.
final class ProfileViewSpy: ProfileViewProtocol {
  var screen = ProfileScreen()

  func showProfile() { screen.isProfileHidden = false }
  func showLoadError(_ message: String) { screen.loadError = message }
  func hideLoadError() { screen.loadError = nil }

  func setNameFieldText(_ text: String) { screen.nameFieldText = text }
  func setNameCount(_ count: String) { screen.nameCount = count }
  func showNameError(_ message: String) { screen.nameError = message }
  func hideNameError() { screen.nameError = nil }

  func showPhotoError(_ message: String) { screen.photoError = message }
  func hidePhotoError() { screen.photoError = nil }

  func showNoPosts() { screen.saysNoPosts = true }
  func showPostsError(_ message: String) { screen.postsError = message }
  func hidePostsError() { screen.postsError = nil }
}

/// The values that the profile screen shows.
///
/// The default values are those of a new screen.
struct ProfileScreen: Equatable {
  var isLoading = false
  var isProfileHidden = true
  var loadError: String?

  var name: String?
  var nameFieldText: String?
  var nameCount: String?
  var isSavingName = false
  var nameError: String?

  var photo: Photo?
  var isChangingPhoto = false
  var photoError: String?

  var posts: [Post] = []
  var saysNoPosts = false
  var postsError: String?

  /// The screen that shows `User.blaine`, before the result of loading the posts is known.
  static let blaine = ProfileScreen(
    isProfileHidden: false, name: "David Blaine", nameFieldText: "David Blaine",
    nameCount: "12 of 40", photo: .portrait)

  /// The screen that shows `User.dee`, before the result of loading the posts is known.
  static let dee = ProfileScreen(
    isProfileHidden: false, name: "Dee", nameFieldText: "Dee", nameCount: "3 of 40")

  func with(_ change: (inout ProfileScreen) -> Void) -> ProfileScreen {
    var screen = self
    change(&screen)
    return screen
  }
}
