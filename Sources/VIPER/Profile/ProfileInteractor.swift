import Foundation
import Models

/// Loads and changes the user, loads the posts, and owns the requests for both.
final class ProfileInteractor {
  weak var output: (any ProfileInteractorOutput)?

  private let service: any UserService
  private let cache: UserCache
  private let postService: any PostService

  private let requests = Requests()
  private var user: User?
  private var posts: [Post] = []

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
      didLoad(.success(user))
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
    if case .success(let user) = result { self.user = user }
    output?.didLoad(
      result.map { ProfileResponse(name: $0.displayName.text, photo: $0.photo?.data) })
  }

  // MARK: Display name

  func changeDisplayName(to text: String) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        output?.didChangeDisplayName(.success(user.displayName.text))
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      output?.didChangeDisplayName(.failure(error))
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
    if case .success = result { user?.displayName = name }
    output?.didChangeDisplayName(result.map { name.text })
  }

  // MARK: Photo

  func changePhoto(to data: Data) {
    guard let user else { return }
    do {
      changePhoto(to: try Photo(data), of: user)
    } catch {
      output?.didChangePhoto(.failure(error))
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    if case .success = result { user?.photo = photo }
    output?.didChangePhoto(result.map { photo.data })
  }

  // MARK: Posts

  func loadPosts() {
    guard let user else { return }
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  func selectPost(at index: Int) {
    output?.didSelectPost(posts[index])
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    if case .success(let posts) = result {
      self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    }
    output?.didLoadPosts(
      result.map { _ in posts.map { PostResponse(title: $0.title, date: $0.date) } })
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
