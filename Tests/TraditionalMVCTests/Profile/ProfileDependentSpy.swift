import Foundation
import Models

@testable import TraditionalMVC

/// A dependent of a profile's model, which records the model's announcements in place of a view.
final class ProfileDependentSpy: Dependent {
  /// The last announced value of each of the model's aspects, such as the photo.
  ///
  /// The draft of the name is an exception: all of its announced values are recorded.
  struct Observation: Equatable {
    var isLoading = false
    var loadError: String?
    var hasUser = false
    var name: String?
    var draftNames: [String] = []
    var isSavingName = false
    var nameError: String?
    var photo: Photo?
    var isChangingPhoto = false
    var photoError: String?
    var posts: [Post]?
    var postsError: String?
  }

  private(set) var seen = Observation()
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: ProfileAspect) {
    switch aspect {
    case .loading: seen.isLoading = model.isLoading
    case .loadError: seen.loadError = model.loadError?.localizedDescription
    case .user: seen.hasUser = model.user != nil
    case .displayName: seen.name = model.user?.displayName.text
    case .draftName: seen.draftNames.append(model.draftName)
    case .savingName: seen.isSavingName = model.isSavingName
    case .nameError: seen.nameError = model.nameError?.localizedDescription
    case .photo: seen.photo = model.user?.photo
    case .changingPhoto: seen.isChangingPhoto = model.isChangingPhoto
    case .photoError: seen.photoError = model.photoError?.localizedDescription
    case .posts: seen.posts = model.posts
    case .postsError: seen.postsError = model.postsError?.localizedDescription
    }
  }
}
