import Models

/// Sends the requests of the profile screens, dispatches their answers, and shows other screens.
///
/// The reducer decides what is to be requested, and says so in the slice. The middleware compares
/// the slice before an action and after it. It acts on what has become new by the action, so a
/// request is not sent again because the slice still speaks of it. Subscribers dispatch nothing, so
/// only the action can have changed the slice.
///
/// One may object that the shown screen belongs into the state. But the navigation controller keeps
/// its stack anyway, and the back button changes it without any action. A copy in the state would
/// have to follow. A state that stands would also show the log-in screen to each new subscriber.
/// So showing a screen is something that is done once, as a request is.
final class ProfileMiddleware {
  /// The requests of a screen that is open, and the functions that show another one.
  private struct Screen {
    let id: ScreenID
    let requests = Requests()
    let showPost: (Post) -> Void
    let showLogIn: () -> Void
  }

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var screens: [ScreenID: Screen] = [:]

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: Life cycle

  /// Begins to serve a screen, until it leaves.
  ///
  /// - Parameters:
  ///   - id: The identifier of the screen.
  ///   - showPost: The function that shows the screen of a post.
  ///   - showLogIn: The function that shows the log-in screen in place of this one.
  func open(
    _ id: ScreenID, showPost: @escaping (Post) -> Void, showLogIn: @escaping () -> Void
  ) {
    screens[id] = Screen(id: id, showPost: showPost, showLogIn: showLogIn)
  }

  private func leave(_ screen: Screen) {
    screen.requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    screen.requests.letGo(.changeDisplayName, .changePhoto)
    screens[screen.id] = nil
  }

  // MARK: Loading

  private func load(_ screen: Screen, in store: Store) {
    if let user = cache.user {
      store.dispatch(.profile(.didLoad(.success(user)), on: screen.id))
    } else {
      reload(screen, in: store)
    }
  }

  private func reload(_ screen: Screen, in store: Store) {
    screen.requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak store, id = screen.id] result in
      store?.dispatch(.profile(.didLoad(result), on: id))
    }
  }

  // MARK: Changes

  private func changeDisplayName(
    to name: DisplayName, of userID: User.ID, _ screen: Screen, in store: Store
  ) {
    screen.requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
    } deliver: { [weak store, id = screen.id] result in
      store?.dispatch(.profile(.didChangeDisplayName(to: name, result), on: id))
    }
  }

  private func choosePhoto(_ screen: Screen, in store: Store) {
    screen.requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak store, id = screen.id] result in
      store?.dispatch(.profile(.didChoosePhoto(result.get()), on: id))
    }
  }

  private func changePhoto(
    to photo: Photo, of userID: User.ID, _ screen: Screen, in store: Store
  ) {
    screen.requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
    } deliver: { [weak store, id = screen.id] result in
      store?.dispatch(.profile(.didChangePhoto(to: photo, result), on: id))
    }
  }

  // MARK: Posts

  private func loadPosts(by userID: User.ID, _ screen: Screen, in store: Store) {
    screen.requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: userID)
    } deliver: { [weak store, id = screen.id] result in
      store?.dispatch(.profile(.didLoadPosts(result), on: id))
    }
  }

  // MARK: Log out

  private func logOut(_ screen: Screen) {
    screen.requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    // Shown last, since this screen leaves by it.
    screen.showLogIn()
  }
}

extension ProfileMiddleware: Middleware {
  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void) {
    guard case .profile(let profileAction, let id) = action, let screen = screens[id] else {
      return next(action)
    }
    let former = store.state.profiles[id]
    next(action)
    let state = store.state.profiles[id]
    let (formerProfile, profile) = (former?.profile, state?.profile)
    switch profileAction {
    case .viewWillAppear:
      if state == .loading, former != .loading { load(screen, in: store) }
    case .retryTapped:
      if state == .loading, former != .loading { reload(screen, in: store) }
    case .didLoad, .postsRetryTapped:
      if let profile, profile.posts == .loading, formerProfile?.posts != .loading {
        loadPosts(by: profile.user.id, screen, in: store)
      }
    case .nameEditingEnded:
      if let profile, case .saving(let name) = profile.nameChange,
        formerProfile?.nameChange != profile.nameChange
      {
        changeDisplayName(to: name, of: profile.user.id, screen, in: store)
      }
    case .changePhotoTapped:
      if let profile, profile.photoChange == .choosing, formerProfile?.photoChange != .choosing {
        choosePhoto(screen, in: store)
      }
    case .didChoosePhoto:
      if let profile, case .saving(let photo) = profile.photoChange,
        formerProfile?.photoChange != profile.photoChange
      {
        changePhoto(to: photo, of: profile.user.id, screen, in: store)
      }
    case .postSelected(let post):
      if profile != nil { screen.showPost(post) }
    case .logOutTapped:
      if former != .loggedOut { logOut(screen) }
    case .didLeave:
      leave(screen)
    case .nameChanged, .didChangeDisplayName, .didChangePhoto, .didLoadPosts:
      break
    }
  }
}
