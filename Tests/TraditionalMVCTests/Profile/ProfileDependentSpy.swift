import Foundation
import Models

@testable import TraditionalMVC

/// An observer of a profile's model, which records the model's announcements in place of a view.
final class ProfileDependentSpy: Dependent {
  /// The values of the model's aspects, such as the photo, when the model last announced them.
  ///
  /// Of the draft of the name, all announced values are recorded.
  struct Observation: Equatable {
    var isLoading = false
    var hasUser = false
    var name: String?
    var draftNames: [String] = []
    var nameError: DisplayNameError?
    var isSavingName = false
    var photo: Photo?
    var isChangingPhoto = false
    var error: String?
    var hasFailedToLoad = false
    var posts: [Post]?
    var postsError: String?
  }

  private(set) var seen = Observation()
  private(set) var aspects: [ProfileAspect] = []
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: ProfileAspect) {
    aspects.append(aspect)
    switch aspect {
    case .loading: seen.isLoading = model.isLoading
    case .user: seen.hasUser = model.user != nil
    case .displayName: seen.name = model.user?.displayName.text
    case .draftName: seen.draftNames.append(model.draftName)
    case .nameError: seen.nameError = model.nameError
    case .savingName: seen.isSavingName = model.isSavingName
    case .photo: seen.photo = model.user?.photo
    case .changingPhoto: seen.isChangingPhoto = model.isChangingPhoto
    case .error:
      seen.error = model.error?.localizedDescription
      seen.hasFailedToLoad = model.hasFailedToLoad
    case .posts: seen.posts = model.posts
    case .postsError: seen.postsError = model.postsError?.localizedDescription
    }
  }
}
