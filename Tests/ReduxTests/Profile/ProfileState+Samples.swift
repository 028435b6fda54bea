import Models
import Scenarios

@testable import Redux

extension ProfileState {
  /// Returns the state of a screen that shows a user, before posts are known.
  static func showing(
    _ user: User, _ change: (inout LoadedProfile) -> Void = { _ in }
  ) -> ProfileState {
    var profile = LoadedProfile(user: user)
    change(&profile)
    return .loaded(profile)
  }

  /// Returns the state that the reducer makes of this one when some actions follow, or a failure
  /// that no test expects if the slice goes.
  func after(_ actions: ProfileAction...) -> ProfileState {
    actions.reduce(self) { ProfileReducer.reduce($0, $1) ?? .failed(message: "There is no slice.") }
  }

  /// Returns the state after a name has been typed.
  func entering(_ text: String) -> ProfileState {
    after(.nameChanged(text), .nameEditingEnded)
  }
}

extension ProfileAction {
  static func didFailToChangeDisplayName(_ error: UserServiceError = .refused) -> ProfileAction {
    .didChangeDisplayName(to: .sample("Dee"), .failure(error))
  }

  static func didSaveDisplayName(_ name: String) -> ProfileAction {
    .didChangeDisplayName(to: .sample(name), .success(()))
  }

  static func didFailToChangePhoto(_ error: UserServiceError = .refused) -> ProfileAction {
    .didChangePhoto(to: .landscape, .failure(error))
  }

  static let didSavePhoto = ProfileAction.didChangePhoto(to: .landscape, .success(()))

  static let didFailToLoadPosts = ProfileAction.didLoadPosts(
    .failure(PostServiceError.unreachable))
}
