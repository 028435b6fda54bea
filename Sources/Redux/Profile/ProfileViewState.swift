import Foundation
import Models

/// What a profile screen shows.
nonisolated struct ProfileViewState: Equatable {
  var isLoading = false
  var loadError: String?
  var profile: Profile?

  /// What a loaded profile shows.
  struct Profile: Equatable {
    let name: String
    let nameFieldText: String
    let nameCount: String
    let isSaving: Bool
    let nameError: String?

    let photo: Data?
    let isChangingPhoto: Bool
    let photoError: String?

    let rows: [PostRow]
    let hasNoPosts: Bool
    let postsError: String?

    init(_ profile: LoadedProfile, of user: User) {
      name = user.displayName.text
      nameFieldText = profile.draft ?? name
      nameCount =
        "\(DisplayName.characterCount(of: nameFieldText)) of \(DisplayName.maximumCharacterCount)"
      isSaving = profile.nameChange.isSaving
      nameError = profile.nameChange.message

      photo = user.photo?.data
      isChangingPhoto = profile.photoChange != .none
      photoError = profile.photoError

      rows = profile.postsState.rows
      hasNoPosts = profile.postsState == .empty
      postsError = profile.postsState.message
    }
  }
}

extension LoadedProfile.NameChange {
  fileprivate nonisolated var isSaving: Bool {
    if case .saving = self { true } else { false }
  }

  fileprivate nonisolated var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}

extension PostsState {
  fileprivate nonisolated var rows: [PostRow] {
    if case .loaded(let rows) = self { rows } else { [] }
  }

  fileprivate nonisolated var message: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}
