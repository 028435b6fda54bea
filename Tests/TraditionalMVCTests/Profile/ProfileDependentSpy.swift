import Foundation
import Models

@testable import TraditionalMVC

/// An observer of a profile's model, which records announcements, as a view receives them.
final class ProfileDependentSpy: Dependent {
  /// The value of each aspect of the model at its latest announcement, and all drafts of the name.
  struct Sight: Equatable {
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

  private(set) var sight = Sight()
  private(set) var aspects: [ProfileAspect] = []
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
    model.addDependent(self)
  }

  func update(_ aspect: ProfileAspect) {
    aspects.append(aspect)
    switch aspect {
    case .loading: sight.isLoading = model.isLoading
    case .user: sight.hasUser = model.user != nil
    case .displayName: sight.name = model.user?.displayName.text
    case .draftName: sight.draftNames.append(model.draftName)
    case .nameError: sight.nameError = model.nameError
    case .savingName: sight.isSavingName = model.isSavingName
    case .photo: sight.photo = model.user?.photo
    case .changingPhoto: sight.isChangingPhoto = model.isChangingPhoto
    case .error:
      sight.error = model.error?.localizedDescription
      sight.hasFailedToLoad = model.hasFailedToLoad
    case .posts: sight.posts = model.posts
    case .postsError: sight.postsError = model.postsError?.localizedDescription
    }
  }
}
