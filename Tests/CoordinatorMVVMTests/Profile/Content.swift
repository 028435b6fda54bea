import Foundation
import Models

@testable import CoordinatorMVVM

/// The values of a profile view model.
///
/// The screen shows these values and nothing else.
struct Content: Equatable {
  var part = ScreenPart.loading
  var name: String?
  var nameFieldText = "" {
    didSet {
      let name = nameFieldText.trimmingCharacters(in: .whitespacesAndNewlines)
      nameCount = "\(name.count) of 40"
    }
  }
  var nameCount = ""
  var isSaving = false
  var nameError: String?
  var photo: Data?
  var isChangingPhoto = false
  var photoError: String?
  var posts = PostsState.loading
}

extension Content {
  /// The content as long as the profile is loading.
  static let loading = Content()

  /// Returns the content once a user is shown, before posts are known.
  static func showing(_ user: User, _ change: (inout Content) -> Void = { _ in }) -> Content {
    var content = Content()
    content.part = .profile
    content.name = user.displayName.text
    content.nameFieldText = user.displayName.text
    content.photo = user.photo?.data
    change(&content)
    return content
  }

  init(of viewModel: ProfileViewModel) {
    part = viewModel.part
    name = viewModel.name
    nameFieldText = viewModel.nameFieldText
    nameCount = viewModel.nameCount
    isSaving = viewModel.isSaving
    nameError = viewModel.nameError
    photo = viewModel.photo
    isChangingPhoto = viewModel.isChangingPhoto
    photoError = viewModel.photoError
    posts = viewModel.posts
  }
}
