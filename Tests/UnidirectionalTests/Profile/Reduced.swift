import Foundation
import Models
import Scenarios

@testable import Unidirectional

/// The state after some messages, and the effects that followed from the last one.
nonisolated struct Reduced: Equatable {
  var state: ProfileState
  var effects: [ProfileEffect] = []

  init(_ state: ProfileState, effects: [ProfileEffect] = []) {
    self.state = state
    self.effects = effects
  }
}

/// Returns the state after some messages, and the effects of the last one.
nonisolated func reduce(_ state: ProfileState, _ messages: ProfileMessage...) -> Reduced {
  messages.reduce(into: Reduced(state)) { reduced, message in
    reduced.effects = ProfileReducer.reduce(&reduced.state, message)
  }
}

extension ProfileState {
  /// Returns the state that shows a user, before posts are known.
  nonisolated static func showing(
    _ user: User, _ change: (inout LoadedProfile) -> Void = { _ in }
  ) -> ProfileState {
    var profile = LoadedProfile(user: user)
    change(&profile)
    return .loaded(profile)
  }

  /// Returns the state after a user, whose profile was loaded, has logged out.
  nonisolated static func loggedOut(
    _ user: User, _ change: (inout LoadedProfile) -> Void = { _ in }
  ) -> ProfileState {
    var profile = LoadedProfile(user: user)
    change(&profile)
    return .loggedOut(profile)
  }

  /// What a loaded profile shows; `nil` if the profile is hidden.
  nonisolated var shown: ProfileViewState.Profile? { ProfileViewState(self).profile }
}

extension LoadedProfile {
  /// Sets the posts, newest first, with rows for the time zone of the samples.
  nonisolated mutating func show(_ posts: [Post]) {
    self.posts = posts
    postsState = .loaded(posts.map { PostRow($0, in: .auckland) })
  }
}

extension TimeZone {
  /// A time zone in which half of each day is not the day in UTC.
  nonisolated static let auckland = TimeZone(identifier: "Pacific/Auckland") ?? .gmt
}

extension ProfileMessage {
  /// Returns the answer to a request to save a name.
  nonisolated static func didSave(
    _ name: String, error: UserServiceError? = nil
  ) -> ProfileMessage {
    .didChangeDisplayName(to: .sample(name), result(error))
  }

  /// Returns the answer to a request to save a photo.
  nonisolated static func didSave(
    _ photo: Photo, error: UserServiceError? = nil
  ) -> ProfileMessage {
    .didChangePhoto(to: photo, result(error))
  }

  /// Returns the answer to a request for posts.
  nonisolated static func didLoadPosts(_ posts: [Post]) -> ProfileMessage {
    .didLoadPosts(.success(posts), in: .auckland)
  }

  /// The failure to load the posts.
  nonisolated static let didFailToLoadPosts = ProfileMessage.didLoadPosts(
    .failure(PostServiceError.unreachable), in: .auckland)

  private nonisolated static func result(_ error: UserServiceError?) -> Result<Void, any Error> {
    error.map { .failure($0) } ?? .success(())
  }
}
