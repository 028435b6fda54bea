import Foundation
import Models

@testable import CoordinatorMVVM

/// The values of a profile view model.
///
/// The screen shows these values and nothing else.
struct Content: Equatable {
  var isLoading = false
  var isProfileHidden = true
  var loadErrorText: String?
  var name: String?
  var nameFieldText = "" {
    didSet { nameCountText = "\(nameFieldText.count) of 40" }
  }
  var nameCountText: String? = "0 of 40"
  var isSavingName = false
  var nameErrorText: String?
  var photoData: Data?
  var isChangePhotoEnabled = true
  var photoErrorText: String?
  var postRows: [PostRow] = []
  var isPostsHidden = true
  var isNoPostsHidden = true
  var postsErrorText: String?
  var isPostsRetryHidden = true
}

extension Content {
  /// The content before the screen appears.
  static let atFirst = Content()

  /// The content as long as the profile is loading.
  static let loading = Content(isLoading: true)

  /// Returns the content once a user is shown, before posts are known.
  static func showing(_ user: User, _ change: (inout Content) -> Void = { _ in }) -> Content {
    var content = Content()
    content.isProfileHidden = false
    content.name = user.displayName.text
    content.nameFieldText = user.displayName.text
    content.photoData = user.photo?.data
    change(&content)
    return content
  }

  init(of viewModel: ProfileViewModel) {
    isLoading = viewModel.isLoading
    isProfileHidden = viewModel.isProfileHidden
    loadErrorText = viewModel.loadErrorText
    name = viewModel.name
    nameFieldText = viewModel.nameFieldText
    nameCountText = viewModel.nameCountText
    isSavingName = viewModel.isSavingName
    nameErrorText = viewModel.nameErrorText
    photoData = viewModel.photoData
    isChangePhotoEnabled = viewModel.isChangePhotoEnabled
    photoErrorText = viewModel.photoErrorText
    postRows = viewModel.postRows
    isPostsHidden = viewModel.isPostsHidden
    isNoPostsHidden = viewModel.isNoPostsHidden
    postsErrorText = viewModel.postsErrorText
    isPostsRetryHidden = viewModel.isPostsRetryHidden
  }
}

extension PostRow: Equatable {
  /// Returns true if the rows of two posts have the same texts.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.title, lhs.date) == (rhs.title, rhs.date)
  }
}
