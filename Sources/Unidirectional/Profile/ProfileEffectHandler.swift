import Foundation
import Models

/// Runs the effects of the profile screen, and sends their answers.
final class ProfileEffectHandler {
  /// Receives the answer to an effect.
  typealias Send = @MainActor (ProfileMessage) -> Void

  /// The function that shows the screen of a post.
  var showPost: (@MainActor (Post) -> Void)?
  /// The function that shows the log-in screen in place of this one.
  var showLogIn: (@MainActor () -> Void)?

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

  func run(_ effect: ProfileEffect, send: @escaping Send) {
    switch effect {
    case .lookUpCachedUser: send(.didLookUpCachedUser(cache.user))
    case .load: load(send)
    case .changeDisplayName(let name, let id): changeDisplayName(to: name, of: id, send)
    case .choosePhoto: choosePhoto(send)
    case .changePhoto(let photo, let id): changePhoto(to: photo, of: id, send)
    case .loadPosts(let id): loadPosts(by: id, send)
    case .logOut: logOut()
    case .cancel(let kinds): for kind in kinds { requests.cancel(kind) }
    case .cancelAll: requests.cancelAll()
    case .letGo(let kinds): for kind in kinds { requests.letGo(kind) }
    case .showPost(let post): showPost?(post)
    case .showLogIn: showLogIn?()
    }
  }

  // MARK: Loading

  private func load(_ send: @escaping Send) {
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { result in
      send(.didLoad(result))
    }
  }

  // MARK: Display name

  private func changeDisplayName(
    to name: DisplayName, of id: User.ID, _ send: @escaping Send
  ) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(id) { $0.displayName = name }
    } deliver: { result in
      send(.didChangeDisplayName(to: name, result))
    }
  }

  // MARK: Photo

  private func choosePhoto(_ send: @escaping Send) {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      send(.didChoosePhoto(result.get()))
    }
  }

  private func changePhoto(to photo: Photo, of id: User.ID, _ send: @escaping Send) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(id) { $0.photo = photo }
    } deliver: { result in
      send(.didChangePhoto(to: photo, result))
    }
  }

  // MARK: Posts

  private func loadPosts(by id: User.ID, _ send: @escaping Send) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: id)
    } deliver: { result in
      send(.didLoadPosts(result, in: .current))
    }
  }

  // MARK: Log out

  private func logOut() {
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
