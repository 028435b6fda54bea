import Foundation
import Models

/// Loads and changes the user, loads the posts, and owns the requests for both.
///
/// It announces the progress that the screen shows, because it alone knows whether a request is
/// sent.
final class ProfileInteractor {
  weak var output: (any ProfileInteractorOutput)?

  private let service: any UserService
  private let cache: UserCache
  private let postService: any PostService

  private let requests = Requests()
  private var user: User?

  init(service: any UserService, cache: UserCache, postService: any PostService) {
    self.service = service
    self.cache = cache
    self.postService = postService
  }
}

extension ProfileInteractor: ProfileInteractorInput {
  // MARK: Life cycle

  func leave() {
    requests.cancel(.load, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  func load() {
    if let user = cache.user {
      handOver(user)
    } else {
      reload()
    }
  }

  func reload() {
    output?.didStartLoading()
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    output?.didEndLoading()
    switch result {
    case .success(let user): handOver(user)
    case .failure(let error): output?.didFailToLoad(error)
    }
  }

  private func handOver(_ user: User) {
    self.user = user
    output?.didLoad(user)
  }

  // MARK: Display name

  func changeDisplayName(to text: String) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        output?.didKeepDisplayName(user.displayName)
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      output?.didRefuseDisplayName(error)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    output?.didStartChangingDisplayName()
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    output?.didEndChangingDisplayName()
    switch result {
    case .success:
      user?.displayName = name
      output?.didChangeDisplayName(to: name)
    case .failure(let error):
      output?.didFailToChangeDisplayName(error)
    }
  }

  // MARK: Photo

  func changePhoto(to data: Data) {
    guard let user else { return }
    do {
      changePhoto(to: try Photo(data), of: user)
    } catch {
      output?.didFailToChangePhoto(error)
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    output?.didStartChangingPhoto()
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    switch result {
    case .success: output?.didChangePhoto(to: photo)
    case .failure(let error): output?.didFailToChangePhoto(error)
    }
  }

  // MARK: Posts

  func loadPosts() {
    guard let user else { return }
    loadPosts(by: user)
  }

  func reloadPosts() {
    guard let user else { return }
    output?.didStartReloadingPosts()
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      output?.didLoadPosts(Array(posts.sorted { $0.date > $1.date }.prefix(5)))
    case .failure(let error):
      output?.didFailToLoadPosts(error)
    }
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    output?.didLogOut()
  }
}
