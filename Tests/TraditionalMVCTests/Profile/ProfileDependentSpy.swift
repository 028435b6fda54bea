import Foundation
import Models

@testable import TraditionalMVC

/// A dependent of a profile's model, which keeps what a screen would show in place of a view.
final class ProfileDependentSpy: Dependent {
  private(set) var screen = ProfileScreen()
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: ProfileAspect) {
    switch aspect {
    case .loading: screen.isLoading = model.isLoading
    case .loadError: screen.loadError = model.loadError
    case .user: screen.isProfileHidden = model.user == nil
    case .name: screen.name = model.user?.displayName.text
    case .photo: screen.photo = model.user?.photo
    case .draftName: (screen.nameFieldText, screen.nameCount) = (model.draftName, model.nameCount)
    case .savingName: screen.isSavingName = model.isSavingName
    case .nameError: screen.nameError = model.nameError
    case .changingPhoto: screen.isChangingPhoto = model.isChangingPhoto
    case .photoError: screen.photoError = model.photoError
    case .posts: updatePosts()
    }
  }

  private func updatePosts() {
    switch model.postsState {
    case .loading: screen.postsError = nil
    case .loaded(let rows): screen.rows = rows.map { [$0.title, $0.date] }
    case .empty: screen.saysNoPosts = true
    case .failed(let message): screen.postsError = message
    }
  }
}

/// What a screen shows of the aspects that a model has announced.
struct ProfileScreen: Equatable {
  var isLoading = false
  var loadError: String?
  var isProfileHidden = true
  var name: String?
  var photo: Photo?
  var nameFieldText = ""
  var nameCount = ""
  var isSavingName = false
  var nameError: String?
  var isChangingPhoto = false
  var photoError: String?
  /// The title and the date of each post; `nil` if no posts are shown.
  var rows: [[String]]?
  var saysNoPosts = false
  var postsError: String?

  /// The screen of a user, with nothing in flight and no message.
  static func showing(_ user: User) -> ProfileScreen {
    ProfileScreen(
      isProfileHidden: false, name: user.displayName.text, photo: user.photo,
      nameFieldText: user.displayName.text, nameCount: "\(user.displayName.text.count) of 40")
  }

  /// Returns this screen with some changes.
  func with(_ change: (inout ProfileScreen) -> Void) -> ProfileScreen {
    var screen = self
    change(&screen)
    return screen
  }

  /// Returns this screen with another text in the name field.
  func typed(_ text: String) -> ProfileScreen {
    with {
      $0.nameFieldText = text
      $0.nameCount = "\(DisplayName.characterCount(of: text)) of 40"
    }
  }
}
