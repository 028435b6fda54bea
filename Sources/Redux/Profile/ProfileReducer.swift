import Foundation
import Models

/// Makes the new slice of the profile screen, and so decides all that the screen decides.
///
/// A name or photo that is accepted here becomes the one that is being saved. The middleware finds
/// it in the new state, and sends it.
enum ProfileReducer {
  static func reduce(_ state: ProfileState, _ action: AppAction) -> ProfileState {
    guard case .profile(let action) = action else { return state }
    var state = state
    switch action {
    case .viewWillAppear:
      if state.phase == .new { state.phase = .loading }
    case .retryTapped:
      state.phase = .loading
    case .didLoad(let result):
      didLoad(result, &state)
    case .nameChanged(let text):
      state.nameFieldText = text
    case .nameEditingEnded:
      nameEditingEnded(&state)
    case .didChangeDisplayName(let name, let result):
      didChangeDisplayName(to: name, result, &state)
    case .changePhotoTapped:
      state.photoChange = .choosing
    case .didChoosePhoto(let data):
      didChoosePhoto(data, &state)
    case .didChangePhoto(let photo, let result):
      didChangePhoto(to: photo, result, &state)
    case .postsRetryTapped:
      if state.signedInUser != nil { state.postsErrorText = nil }
    case .didLoadPosts(let result):
      didLoadPosts(result, &state)
    case .logOutTapped:
      state.phase = .loggedOut
    case .didLeave:
      state = ProfileState()
    }
    return state
  }

  private static func didLoad(_ result: Result<User, any Error>, _ state: inout ProfileState) {
    switch result {
    case .success(let user):
      state.phase = .presenting
      state.user = user
      state.nameFieldText = user.displayName.text
    case .failure(let error):
      state.phase = .failed(message: error.localizedDescription)
    }
  }

  // MARK: Display name

  private static func nameEditingEnded(_ state: inout ProfileState) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user = state.signedInUser else { return }
    do {
      let name = try DisplayName(state.nameFieldText)
      state.nameErrorText = nil
      if name == user.displayName {
        state.nameFieldText = user.displayName.text
      } else {
        state.nameBeingSaved = name
      }
    } catch {
      state.nameErrorText = error.localizedDescription
    }
  }

  private static func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>, _ state: inout ProfileState
  ) {
    state.nameBeingSaved = nil
    switch result {
    case .success:
      state.user?.displayName = name
      state.nameFieldText = name.text
    case .failure(let error):
      state.nameErrorText = error.localizedDescription
    }
  }

  // MARK: Photo

  private static func didChoosePhoto(_ data: Data?, _ state: inout ProfileState) {
    guard let data else {
      state.photoChange = nil
      return
    }
    do {
      state.photoChange = .saving(try Photo(data))
      state.photoErrorText = nil
    } catch {
      state.photoChange = nil
      state.photoErrorText = error.localizedDescription
    }
  }

  private static func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, _ state: inout ProfileState
  ) {
    state.photoChange = nil
    switch result {
    case .success: state.user?.photo = photo
    case .failure(let error): state.photoErrorText = error.localizedDescription
    }
  }

  // MARK: Posts

  private static func didLoadPosts(
    _ result: Result<[Post], any Error>, _ state: inout ProfileState
  ) {
    switch result {
    case .success(let posts): state.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    case .failure(let error): state.postsErrorText = error.localizedDescription
    }
  }
}
