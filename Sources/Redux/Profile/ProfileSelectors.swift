import Foundation
import Models

/// Selects from the state what a profile screen shows.
///
/// The store asks all selectors after every action. So a selector only picks values, and the texts
/// are made of them when they are shown.
///
/// A screen shows a selection when it changes, and keeps what it shows if the selection is `nil`.
/// So it stays as it is after logging out, until the log-in screen replaces it.
nonisolated struct ProfileSelectors {
  /// The identifier of the screen.
  let id: ScreenID

  func part(in state: AppState) -> ProfilePart? {
    switch state.profiles[id] {
    case nil, .loggedOut: nil
    case .loading: .loading
    case .loaded: .profile
    case .failed(let message): .loadError(message: message)
    }
  }

  func name(in state: AppState) -> ProfileName? {
    state.profiles[id]?.profile.map {
      ProfileName(name: $0.user.displayName.text, draft: $0.draft, change: $0.nameChange)
    }
  }

  func photo(in state: AppState) -> ProfilePhoto? {
    state.profiles[id]?.profile.map { ProfilePhoto(photo: $0.user.photo) }
  }

  func photoChange(in state: AppState) -> ProfilePhotoChange? {
    state.profiles[id]?.profile.map {
      ProfilePhotoChange(isEnabled: $0.photoChange == .none, errorText: $0.photoErrorText)
    }
  }

  func posts(in state: AppState) -> ProfilePosts? {
    state.profiles[id]?.profile.map { ProfilePosts(posts: $0.posts) }
  }
}

/// The part of the screen that is shown in place of the others.
nonisolated enum ProfilePart: Equatable {
  case loading
  case profile
  case loadError(message: String)
}

/// The name, and what can be said about the text in its field.
nonisolated struct ProfileName: Equatable {
  let name: String
  let draft: String
  let change: LoadedProfile.NameChange

  var countText: String { "\(draft.count) of \(DisplayName.maximumCharacterCount)" }

  var isSaving: Bool {
    if case .saving = change { true } else { false }
  }

  var errorText: String? {
    if case .failed(let message) = change { message } else { nil }
  }
}

/// The photo; `nil` inside if the user has none.
nonisolated struct ProfilePhoto: Equatable {
  let photo: Photo?
}

/// The button that changes the photo, and the message beside it.
nonisolated struct ProfilePhotoChange: Equatable {
  let isEnabled: Bool
  let errorText: String?
}

/// The list of posts, or the message in its place.
nonisolated struct ProfilePosts: Equatable {
  let posts: LoadedProfile.Posts

  var isListHidden: Bool { rows.isEmpty }
  var isNoPostsHidden: Bool { posts != .loaded([]) }

  var rows: [PostRow] {
    if case .loaded(let posts) = posts { posts.map(PostRow.init) } else { [] }
  }

  var errorText: String? {
    if case .failed(let message) = posts { message } else { nil }
  }
}

/// The row of a post, with its texts.
nonisolated struct PostRow {
  let post: Post

  var title: String { post.title }

  var date: String {
    post.date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
