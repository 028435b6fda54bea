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
    .loggedOut(showing(user, change).profile)
  }

  /// The loaded profile; `nil` if there is none.
  nonisolated var profile: LoadedProfile? {
    if case .loaded(let profile) = self { profile } else { nil }
  }
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

  /// The failure to load the posts.
  nonisolated static let didFailToLoadPosts = ProfileMessage.didLoadPosts(
    .failure(PostServiceError.unreachable))

  private nonisolated static func result(_ error: UserServiceError?) -> Result<Void, any Error> {
    error.map { .failure($0) } ?? .success(())
  }
}
