import Foundation
import Models

/// Makes the new slice of a profile screen; `nil` before the screen appears, and once it has left.
///
/// The reducer decides what the screen shows and what has to be saved or loaded. It writes both into
/// the slice. The middleware sees there what has become new, and asks the services for it.
nonisolated enum ProfileReducer {
  static func reduce(_ state: ProfileState?, _ action: ProfileAction) -> ProfileState? {
    guard var state else {
      // Nothing else makes a slice, so a late answer cannot bring back that of a screen that has left.
      if case .viewWillAppear = action { return .loading }
      return nil
    }
    switch action {
    case .didLeave: return nil
    case .retryTapped: retryTapped(&state)
    case .didLoad(let result): didLoad(result, &state)
    case .nameChanged(let text): state.updateProfile { $0.draft = text }
    case .nameEditingEnded: state.updateProfile { nameEditingEnded(&$0) }
    case .didChangeDisplayName(let name, let result):
      state.updateProfile { didChangeDisplayName(to: name, result, &$0) }
    case .changePhotoTapped: state.updateProfile { changePhotoTapped(&$0) }
    case .didChoosePhoto(let data): state.updateProfile { didChoosePhoto(data, &$0) }
    case .didChangePhoto(let photo, let result):
      state.updateProfile { didChangePhoto(to: photo, result, &$0) }
    case .postsRetryTapped: state.updateProfile { postsRetryTapped(&$0) }
    case .didLoadPosts(let result): state.updateProfile { didLoadPosts(result, &$0) }
    case .viewWillAppear, .postSelected: break
    case .logOutTapped: state = .loggedOut
    }
    return state
  }

  // MARK: Loading

  private static func retryTapped(_ state: inout ProfileState) {
    guard case .failed = state else { return }
    state = .loading
  }

  private static func didLoad(_ result: Result<User, any Error>, _ state: inout ProfileState) {
    guard case .loading = state else { return }
    switch result {
    case .success(let user): state = .loaded(LoadedProfile(user: user))
    case .failure(let error): state = .failed(message: error.localizedDescription)
    }
  }

  // MARK: Display name

  private static func nameEditingEnded(_ profile: inout LoadedProfile) {
    do {
      let name = try DisplayName(profile.draft)
      if name == profile.user.displayName {
        profile.draft = profile.user.displayName.text
        profile.nameChange = .none
      } else {
        profile.nameChange = .saving(name)
      }
    } catch {
      profile.nameChange = .failed(message: error.localizedDescription)
    }
  }

  private static func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) {
    switch result {
    case .success:
      profile.user.displayName = name
      profile.draft = name.text
      profile.nameChange = .none
    case .failure(let error):
      profile.nameChange = .failed(message: error.localizedDescription)
    }
  }

  // MARK: Photo

  private static func changePhotoTapped(_ profile: inout LoadedProfile) {
    guard profile.photoChange == .none else { return }
    profile.photoChange = .choosing
  }

  private static func didChoosePhoto(_ data: Data?, _ profile: inout LoadedProfile) {
    profile.photoChange = .none
    guard let data else { return }
    do {
      profile.photoChange = .saving(try Photo(data))
      profile.photoErrorText = nil
    } catch {
      profile.photoErrorText = error.localizedDescription
    }
  }

  private static func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) {
    profile.photoChange = .none
    switch result {
    case .success: profile.user.photo = photo
    case .failure(let error): profile.photoErrorText = error.localizedDescription
    }
  }

  // MARK: Posts

  private static func postsRetryTapped(_ profile: inout LoadedProfile) {
    guard case .failed = profile.posts else { return }
    profile.posts = .loading
  }

  private static func didLoadPosts(
    _ result: Result<[Post], any Error>, _ profile: inout LoadedProfile
  ) {
    switch result {
    case .success(let posts):
      profile.posts = .loaded(Array(posts.sorted { $0.date > $1.date }.prefix(5)))
    case .failure(let error):
      profile.posts = .failed(message: error.localizedDescription)
    }
  }
}
