import Foundation
import Models

/// The interactor that keeps the user of the profile and carries out what the person asks for.
final class ProfileInteractor {
  private static let newestPostCount = 5

  weak var output: (any ProfileInteractorOutput)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  private var user: User?

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  private func finishLoading(_ result: Result<User, any Error>) {
    if case .success(let loadedUser) = result {
      user = loadedUser
      cache.user = loadedUser
    }
    output?.didLoadUser(result)
  }

  private func sendDisplayName(_ name: DisplayName, of userID: User.ID) {
    output?.didStartChangingDisplayName()
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.finishChangingDisplayName(result.map { name })
    }
  }

  private func finishChangingDisplayName(_ result: Result<DisplayName, any Error>) {
    if case .success(let name) = result { user?.displayName = name }
    output?.didChangeDisplayName(result)
  }

  private func finishChoosingPhoto(_ data: Data?) {
    do {
      let photo = try data.map { data throws(PhotoError) in try Photo(data) }
      output?.didChoosePhoto(.success(photo))
    } catch {
      output?.didChoosePhoto(.failure(error))
    }
  }

  private func finishChangingPhoto(_ result: Result<Photo, any Error>) {
    if case .success(let photo) = result { user?.photo = photo }
    output?.didChangePhoto(result)
  }

  private func newest(_ posts: [Post]) -> [Post] {
    Array(posts.sorted { $0.date > $1.date }.prefix(Self.newestPostCount))
  }
}

extension ProfileInteractor: ProfileInteractorProtocol {
  func fetchUser() {
    guard let cachedUser = cache.user else { return reloadUser() }
    user = cachedUser
    output?.didLoadUser(.success(cachedUser))
  }

  func reloadUser() {
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.finishLoading(result)
    }
  }

  func changeDisplayName(to text: String) {
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        output?.didChangeDisplayName(.success(user.displayName))
      } else {
        sendDisplayName(name, of: user.id)
      }
    } catch {
      output?.didChangeDisplayName(.failure(error))
    }
  }

  func choosePhoto() {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.finishChoosingPhoto(result.get())
    }
  }

  func changePhoto(to photo: Photo) {
    guard let user else { return }
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.finishChangingPhoto(result.map { photo })
    }
  }

  func loadPosts() {
    guard let user else { return }
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      guard let self else { return }
      output?.didLoadPosts(result.map(newest))
    }
  }

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    Task { [service] in try? await service.logOut() }
  }
}
