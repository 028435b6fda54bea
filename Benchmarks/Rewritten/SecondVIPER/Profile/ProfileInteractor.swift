import Foundation
import Models

/// The interactor that loads the profile of the signed-in user and changes it.
final class ProfileInteractor {
  weak var output: (any ProfileInteractorOutputProtocol)?

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

  private func didLoadUser(_ result: Result<User, any Error>) {
    if case .success(let user) = result {
      self.user = user
      cache.user = user
    }
    output?.didLoadUser(result)
  }

  private func changeDisplayName(of userID: User.ID, to name: DisplayName) {
    output?.didStartChangingDisplayName()
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
      return name
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(result)
    }
  }

  private func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    if case .success(let name) = result { user?.displayName = name }
    output?.didChangeDisplayName(result)
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      output?.didCancelChoosingPhoto()
      return
    }
    do {
      changePhoto(of: user.id, to: try Photo(data))
    } catch {
      output?.didChangePhoto(.failure(error))
    }
  }

  private func changePhoto(of userID: User.ID, to photo: Photo) {
    output?.didStartChangingPhoto()
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
      return photo
    } deliver: { [weak self] result in
      self?.didChangePhoto(result)
    }
  }

  private func didChangePhoto(_ result: Result<Photo, any Error>) {
    if case .success(let photo) = result { user?.photo = photo }
    output?.didChangePhoto(result)
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    output?.didLoadPosts(
      result.map { posts in Array(posts.sorted { $0.date > $1.date }.prefix(5)) })
  }
}

extension ProfileInteractor: ProfileInteractorProtocol {
  func loadUser() {
    if let user = cache.user {
      self.user = user
      output?.didLoadUser(.success(user))
    } else {
      reloadUser()
    }
  }

  func reloadUser() {
    output?.didStartLoadingUser()
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.didLoadUser(result)
    }
  }

  func changeDisplayName(to text: String) {
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        output?.didChangeDisplayName(.success(name))
      } else {
        changeDisplayName(of: user.id, to: name)
      }
    } catch {
      output?.didChangeDisplayName(.failure(error))
    }
  }

  func choosePhoto() {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  func loadPosts() {
    guard let user else { return }
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
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
