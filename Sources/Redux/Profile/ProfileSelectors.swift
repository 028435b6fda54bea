import Foundation
import Models

/// Selects what a profile screen shows.
nonisolated enum ProfileSelectors {
  /// Returns a function that selects the view state; `nil` if the screen stays as it is.
  static func viewState(on id: ScreenID) -> (AppState) -> ProfileViewState? {
    { state in
      switch state.profiles[id] {
      case .loading:
        ProfileViewState(isLoading: true)
      case .loaded(let profile):
        state.users[profile.userID].map {
          ProfileViewState(profile: ProfileViewState.Profile(profile, of: $0))
        }
      case .failed(let message):
        ProfileViewState(loadError: message)
      case .loggedOut, nil:
        nil
      }
    }
  }
}

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
    let isNameFieldEnabled: Bool
    let isSaving: Bool
    let nameError: String?

    let photo: Data?
    let isChangePhotoEnabled: Bool
    let photoError: String?

    let posts: [Post]
    let rows: [PostRow]
    let isPostsHidden: Bool
    let isNoPostsHidden: Bool
    let postsError: String?

    init(_ profile: LoadedProfile, of user: User) {
      name = user.displayName.text
      nameFieldText = profile.draft ?? name
      nameCount =
        "\(DisplayName.characterCount(of: nameFieldText)) of \(DisplayName.maximumCharacterCount)"
      isSaving = profile.nameChange.isSaving
      isNameFieldEnabled = !isSaving
      nameError = profile.nameChange.message

      photo = user.photo?.data
      isChangePhotoEnabled = profile.photoChange == .none
      photoError = profile.photoError

      posts = profile.posts
      rows = profile.postsState.rows
      isPostsHidden = rows.isEmpty
      isNoPostsHidden = profile.postsState != .empty
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
