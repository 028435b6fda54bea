import Foundation
import Models
import Scenarios

@testable import Redux

nonisolated extension AppState {
  /// Returns the state of an app whose only screen shows a user, before posts are known.
  static func showing(
    _ user: User, _ change: (inout LoadedProfile) -> Void = { _ in }
  ) -> AppState {
    var profile = LoadedProfile(userID: user.id)
    change(&profile)
    return AppState(users: [user.id: user], profiles: [.sample: .loaded(profile)])
  }

  /// Returns the state of an app whose only screen has a slice.
  static func with(_ slice: ProfileState) -> AppState {
    AppState(profiles: [.sample: slice])
  }

  /// The profile on the screen of the samples; `nil` unless it is loaded.
  var profile: LoadedProfile? { profiles[.sample]?.profile }

  /// What the profile on the screen of the samples shows.
  var shown: ProfileViewState.Profile? {
    ProfileSelectors.viewState(on: .sample, in: self)?.profile
  }

  /// Returns the state that the reducer makes of this one when some actions follow.
  func after(_ actions: ProfileAction...) -> AppState {
    actions.reduce(into: self) { AppReducer.reduce(&$0, .profile($1, on: .sample)) }
  }

  /// Returns the state after a name has been typed.
  func entering(_ text: String) -> AppState {
    after(.nameChanged(text), .nameEditingEnded)
  }
}

nonisolated extension LoadedProfile {
  /// Sets the posts, newest first, with rows for the time zone of the samples.
  mutating func show(_ posts: [Post]) {
    self.posts = posts
    postsState = .loaded(posts.map { PostRow($0, in: .auckland) })
  }
}

extension TimeZone {
  /// A time zone in which half of each day is not the day in UTC.
  nonisolated static let auckland = TimeZone(identifier: "Pacific/Auckland") ?? .gmt
}

nonisolated extension ProfileAction {
  static func didFailToChangeDisplayName(_ error: UserServiceError = .refused) -> ProfileAction {
    .didChangeDisplayName(to: .sample("Dee"), of: User.blaine.id, .failure(error))
  }

  static func didSaveDisplayName(_ name: String) -> ProfileAction {
    .didChangeDisplayName(to: .sample(name), of: User.blaine.id, .success(()))
  }

  static func didFailToChangePhoto(_ error: UserServiceError = .refused) -> ProfileAction {
    .didChangePhoto(to: .landscape, of: User.blaine.id, .failure(error))
  }

  static var didSavePhoto: ProfileAction {
    .didChangePhoto(to: .landscape, of: User.blaine.id, .success(()))
  }

  static func didLoadPosts(_ posts: [Post]) -> ProfileAction {
    .didLoadPosts(.success(posts), in: .auckland)
  }

  static var didFailToLoadPosts: ProfileAction {
    .didLoadPosts(.failure(PostServiceError.unreachable), in: .auckland)
  }
}
