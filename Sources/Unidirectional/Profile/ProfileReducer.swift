import Foundation
import Models

/// Decides how a message changes the state of the profile screen, and which effects follow.
///
/// The pattern is The Elm Architecture, as the official guide of Elm describes it. Evan Czaplicki
/// published that language in 2012. objc.io's book "App Architecture", Mobius and The Composable
/// Architecture have brought the pattern to iOS. A screen is a value that says what it shows, a
/// function that gives the next value for each message, and a view that renders the value. The
/// function also returns what has to be done elsewhere, as values.
///
/// The reducer is that function. It is pure: the same state and the same message always give the
/// same result, and nothing else happens. `inout` is Swift's way to take a value and return another.
/// As the reducer is `nonisolated`, the compiler keeps it from everything that belongs to the main
/// actor, such as views and the cache.
///
/// One may object that in The Composable Architecture an effect is a value that wraps a function.
/// Such effects cannot be compared. Here they can be, as in Mobius, so that a test sees each of them
/// without running it.
///
/// One may object that a program in Elm has one model, and an app with The Composable Architecture
/// usually one root store. Here each screen has a store, since the screens share no state. The
/// reducers are therefore not composed.
///
/// One may object that it does not switch over pairs of a state and a message. Such a switch needs a
/// default for all pairs that mean nothing, so the compiler would no longer ask for a message that
/// has been forgotten. Most messages mean something to a loaded profile alone, and
/// `updateProfile(_:)` ignores them in any other state.
nonisolated enum ProfileReducer {
  static func reduce(_ state: inout ProfileState, _ message: ProfileMessage) -> [ProfileEffect] {
    switch message {
    case .viewWillAppear: viewWillAppear(&state)
    case .didLeave: didLeave(&state)
    case .retryTapped: retryTapped(&state)
    case .didLoad(let result): didLoad(result, &state)
    case .nameChanged(let text): state.updateProfile { nameChanged(text, &$0) }
    case .nameEditingEnded: state.updateProfile { nameEditingEnded(&$0) }
    case .didChangeDisplayName(let name, let result):
      state.updateProfile { didChangeDisplayName(to: name, result, &$0) }
    case .changePhotoTapped: state.updateProfile { changePhotoTapped(&$0) }
    case .didChoosePhoto(let data): state.updateProfile { didChoosePhoto(data, &$0) }
    case .didChangePhoto(let photo, let result):
      state.updateProfile { didChangePhoto(to: photo, result, &$0) }
    case .postsRetryTapped: state.updateProfile { postsRetryTapped(&$0) }
    case .didLoadPosts(let result): state.updateProfile { didLoadPosts(result, &$0) }
    case .postSelected(let post): state.updateProfile { _ in [.showPost(post)] }
    case .logOutTapped: logOutTapped(&state)
    }
  }

  // MARK: Life cycle

  private static func viewWillAppear(_ state: inout ProfileState) -> [ProfileEffect] {
    guard case .initial = state else { return [] }
    state = .loading
    return [.load]
  }

  private static func didLeave(_ state: inout ProfileState) -> [ProfileEffect] {
    state = .left
    // Changes go on without the screen, so that nothing that the person has done is lost.
    return [
      .cancel([.load, .choosePhoto, .loadPosts]),
      .letGo([.changeDisplayName, .changePhoto]),
    ]
  }

  // MARK: Loading

  private static func retryTapped(_ state: inout ProfileState) -> [ProfileEffect] {
    guard case .failed = state else { return [] }
    state = .loading
    return [.reload]
  }

  private static func didLoad(
    _ result: Result<User, any Error>, _ state: inout ProfileState
  ) -> [ProfileEffect] {
    guard case .loading = state else { return [] }
    switch result {
    case .success(let user):
      state = .loaded(LoadedProfile(user: user))
      return [.loadPosts(by: user.id)]
    case .failure(let error):
      state = .failed(message: error.localizedDescription)
      return []
    }
  }

  // MARK: Display name

  private static func nameChanged(
    _ text: String, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    profile.draft = text
    return []
  }

  private static func nameEditingEnded(_ profile: inout LoadedProfile) -> [ProfileEffect] {
    do {
      let name = try DisplayName(profile.draft)
      if name == profile.user.displayName {
        profile.draft = profile.user.displayName.text
        profile.nameChange = .none
        return []
      }
      profile.nameChange = .saving
      return [.changeDisplayName(to: name, of: profile.user.id)]
    } catch {
      profile.nameChange = .failed(message: error.localizedDescription)
      return []
    }
  }

  private static func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    switch result {
    case .success:
      profile.user.displayName = name
      profile.draft = name.text
      profile.nameChange = .none
    case .failure(let error):
      profile.nameChange = .failed(message: error.localizedDescription)
    }
    return []
  }

  // MARK: Photo

  private static func changePhotoTapped(_ profile: inout LoadedProfile) -> [ProfileEffect] {
    guard !profile.isChangingPhoto else { return [] }
    profile.isChangingPhoto = true
    return [.choosePhoto]
  }

  private static func didChoosePhoto(
    _ data: Data?, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    guard let data else {
      profile.isChangingPhoto = false
      return []
    }
    do {
      let photo = try Photo(data)
      profile.photoErrorText = nil
      return [.changePhoto(to: photo, of: profile.user.id)]
    } catch {
      profile.isChangingPhoto = false
      profile.photoErrorText = error.localizedDescription
      return []
    }
  }

  private static func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    profile.isChangingPhoto = false
    switch result {
    case .success: profile.user.photo = photo
    case .failure(let error): profile.photoErrorText = error.localizedDescription
    }
    return []
  }

  // MARK: Posts

  private static func postsRetryTapped(_ profile: inout LoadedProfile) -> [ProfileEffect] {
    guard case .failed = profile.posts else { return [] }
    profile.posts = .loading
    return [.loadPosts(by: profile.user.id)]
  }

  private static func didLoadPosts(
    _ result: Result<[Post], any Error>, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    switch result {
    case .success(let posts):
      profile.posts = .loaded(Array(posts.sorted { $0.date > $1.date }.prefix(5)))
    case .failure(let error):
      profile.posts = .failed(message: error.localizedDescription)
    }
    return []
  }

  // MARK: Log out

  private static func logOutTapped(_ state: inout ProfileState) -> [ProfileEffect] {
    switch state {
    case .initial, .loading, .failed: state = .loggedOut(nil)
    case .loaded(let profile): state = .loggedOut(profile)
    case .loggedOut, .left: return []
    }
    return [.cancelAll, .logOut, .showLogIn]
  }
}
