import Foundation
import Models

/// Derives from the state what the profile screen shows.
///
/// The store asks for a slice after every action, to see if it has changed. So a slice is cheap to
/// make and to compare, and a text that takes longer is made of it when it is shown.
enum ProfileSelectors {
  static func phase(in state: AppState) -> ProfileState.Phase {
    state.profile.phase
  }

  static func name(in state: AppState) -> ProfileName {
    ProfileName(
      name: state.profile.user?.displayName.text, fieldText: state.profile.nameFieldText,
      isSaving: state.profile.nameBeingSaved != nil, errorText: state.profile.nameErrorText)
  }

  static func photo(in state: AppState) -> Photo? {
    state.profile.user?.photo
  }

  static func photoChange(in state: AppState) -> ProfilePhotoChange {
    ProfilePhotoChange(
      isEnabled: state.profile.photoChange == nil, errorText: state.profile.photoErrorText)
  }

  static func posts(in state: AppState) -> ProfilePosts {
    ProfilePosts(posts: state.profile.posts, errorText: state.profile.postsErrorText)
  }
}

/// The name, and what can be said about the text in its field.
struct ProfileName: Equatable {
  let name: String?
  let fieldText: String
  let isSaving: Bool
  let errorText: String?

  var countText: String { "\(fieldText.count) of \(DisplayName.maximumCharacterCount)" }
}

/// The button that changes the photo, and the message beside it.
struct ProfilePhotoChange: Equatable {
  let isEnabled: Bool
  let errorText: String?
}

/// The list of posts, or the message in its place.
struct ProfilePosts: Equatable {
  /// The posts in the order of the rows; `nil` until they are loaded.
  let posts: [Post]?
  let errorText: String?

  var isListHidden: Bool { posts?.isEmpty != false }
  var isNoPostsHidden: Bool { posts?.isEmpty != true }

  var rows: [PostRow] {
    (posts ?? []).map { post in
      PostRow(
        title: post.title,
        date: post.date.formatted(
          Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
    }
  }
}

/// The texts in the row of a post.
struct PostRow {
  let title: String
  let date: String
}
