import Foundation
import Models

/// Decides how a message changes the state of the profile screen, and which effects follow.
nonisolated enum ProfileReducer {
  static func reduce(_ state: inout ProfileState, _ message: ProfileMessage) -> [ProfileEffect] {
    switch message {
    case .viewWillAppear: viewWillAppear(state)
    case .didLeave: didLeave()
    case .didLookUpCachedUser(let user): didLookUpCachedUser(user, &state)
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
    case .didLoadPosts(let result, let timeZone):
      state.updateProfile { didLoadPosts(result, in: timeZone, &$0) }
    case .postSelected(let index): state.updateProfile { [.showPost($0.posts[index])] }
    case .logOutTapped: logOutTapped(&state)
    }
  }

  // MARK: Life cycle

  private static func viewWillAppear(_ state: ProfileState) -> [ProfileEffect] {
    state == .initial ? [.lookUpCachedUser] : []
  }

  private static func didLeave() -> [ProfileEffect] {
    // Changes go on without the screen, so that nothing that the user has done is lost.
    [
      .cancel([.load, .choosePhoto, .loadPosts]),
      .letGo([.changeDisplayName, .changePhoto]),
    ]
  }

  // MARK: Loading

  private static func didLookUpCachedUser(
    _ user: User?, _ state: inout ProfileState
  ) -> [ProfileEffect] {
    guard state == .initial else { return [] }
    return if let user { show(user, &state) } else { load(&state) }
  }

  private static func retryTapped(_ state: inout ProfileState) -> [ProfileEffect] {
    guard case .failed = state else { return [] }
    return load(&state)
  }

  private static func load(_ state: inout ProfileState) -> [ProfileEffect] {
    state = .loading
    return [.load]
  }

  private static func didLoad(
    _ result: Result<User, any Error>, _ state: inout ProfileState
  ) -> [ProfileEffect] {
    guard state == .loading else { return [] }
    switch result {
    case .success(let user):
      return show(user, &state)
    case .failure(let error):
      state = .failed(message: error.localizedDescription)
      return []
    }
  }

  private static func show(_ user: User, _ state: inout ProfileState) -> [ProfileEffect] {
    state = .loaded(LoadedProfile(user: user))
    return [.loadPosts(by: user.id)]
  }

  // MARK: Display name

  private static func nameChanged(
    _ text: String, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    profile.draft = text
    if case .failed = profile.nameChange { profile.nameChange = .none }
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
      profile.photoError = nil
      return [.changePhoto(to: photo, of: profile.user.id)]
    } catch {
      profile.isChangingPhoto = false
      profile.photoError = error.localizedDescription
      return []
    }
  }

  private static func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    profile.isChangingPhoto = false
    switch result {
    case .success: profile.user.photo = photo
    case .failure(let error): profile.photoError = error.localizedDescription
    }
    return []
  }

  // MARK: Posts

  private static func postsRetryTapped(_ profile: inout LoadedProfile) -> [ProfileEffect] {
    profile.postsState = .loading
    return [.loadPosts(by: profile.user.id)]
  }

  private static func didLoadPosts(
    _ result: Result<[Post], any Error>, in timeZone: TimeZone, _ profile: inout LoadedProfile
  ) -> [ProfileEffect] {
    switch result {
    case .success(let posts):
      profile.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      profile.postsState =
        posts.isEmpty ? .empty : .loaded(profile.posts.map { PostRow($0, in: timeZone) })
    case .failure(let error):
      profile.postsState = .failed(message: error.localizedDescription)
    }
    return []
  }

  // MARK: Log out

  private static func logOutTapped(_ state: inout ProfileState) -> [ProfileEffect] {
    switch state {
    case .loaded(let profile): state = .loggedOut(profile)
    case .loggedOut: return []
    default: state = .loggedOut(nil)
    }
    return [.cancelAll, .logOut, .showLogIn]
  }
}
