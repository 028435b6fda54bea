import Foundation
import Models

/// Sends the requests of the profile screen, and dispatches their answers.
///
/// It outlives the screens, and so do its requests. A request that a screen has let go is not
/// answered any more, so nothing late reaches the slice of a later screen.
final class ProfileMiddleware {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()

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

  private func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  private func load(in store: Store) {
    if let user = cache.user {
      store.dispatch(.profile(.didLoad(.success(user))))
    } else {
      reload(in: store)
    }
  }

  private func reload(in store: Store) {
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak store] result in
      store?.dispatch(.profile(.didLoad(result)))
    }
  }

  // MARK: Display name

  private func changeDisplayName(to name: DisplayName, of user: User, in store: Store) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak store] result in
      store?.dispatch(.profile(.didChangeDisplayName(to: name, result)))
    }
  }

  // MARK: Photo

  private func choosePhoto(in store: Store) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak store] result in
      store?.dispatch(.profile(.didChoosePhoto(result.get())))
    }
  }

  private func changePhoto(to photo: Photo, of user: User, in store: Store) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak store] result in
      store?.dispatch(.profile(.didChangePhoto(to: photo, result)))
    }
  }

  // MARK: Posts

  private func loadPosts(by user: User, in store: Store) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak store] result in
      store?.dispatch(.profile(.didLoadPosts(result)))
    }
  }

  // MARK: Log out

  private func logOut() {
    requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}

extension ProfileMiddleware: Middleware {
  func handle(_ action: AppAction, in store: Store, next: (AppAction) -> Void) {
    guard case .profile(let profileAction) = action else { return next(action) }
    // The new state leads to the log-in screen, which must find the cache empty.
    if case .logOutTapped = profileAction { logOut() }
    let formerPhase = store.state.profile.phase
    next(action)
    let state = store.state.profile
    switch profileAction {
    case .viewWillAppear:
      if formerPhase == .new { load(in: store) }
    case .retryTapped:
      reload(in: store)
    case .didLoad, .postsRetryTapped:
      if let user = state.signedInUser { loadPosts(by: user, in: store) }
    case .nameEditingEnded:
      if let user = state.signedInUser, let name = state.nameBeingSaved {
        changeDisplayName(to: name, of: user, in: store)
      }
    case .changePhotoTapped:
      choosePhoto(in: store)
    case .didChoosePhoto:
      if let user = state.signedInUser, case .saving(let photo) = state.photoChange {
        changePhoto(to: photo, of: user, in: store)
      }
    case .didLeave:
      leave()
    case .nameChanged, .didChangeDisplayName, .didChangePhoto, .didLoadPosts, .logOutTapped:
      break
    }
  }
}
