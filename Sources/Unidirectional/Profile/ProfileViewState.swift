import Foundation
import Models

/// What the profile screen shows in a state.
nonisolated struct ProfileViewState {
  var isLoading = false
  var loadError: String?
  var profile: Profile?

  init(_ state: ProfileState) {
    switch state {
    case .initial, .loggedOut(nil): break
    case .loading: isLoading = true
    case .loaded(let profile), .loggedOut(let profile?): self.profile = Profile(profile)
    case .failed(let message): loadError = message
    }
  }

  /// What a loaded profile shows.
  struct Profile {
    let name: String
    let nameFieldText: String
    let nameCount: String
    let isSaving: Bool
    let nameError: String?

    let photo: Data?
    let isChangingPhoto: Bool
    let photoError: String?

    let posts: [PostRow]
    let hasNoPosts: Bool
    let postsError: String?

    init(_ profile: LoadedProfile) {
      name = profile.user.displayName.text
      nameFieldText = profile.draft
      nameCount =
        "\(DisplayName.characterCount(of: profile.draft)) of \(DisplayName.maximumCharacterCount)"
      isSaving = profile.nameChange == .saving
      nameError = profile.nameChange.message

      photo = profile.user.photo?.data
      isChangingPhoto = profile.isChangingPhoto
      photoError = profile.photoError

      posts = profile.postsState.rows
      hasNoPosts = profile.postsState == .empty
      postsError = profile.postsState.message
    }
  }
}

extension LoadedProfile.NameChange {
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
