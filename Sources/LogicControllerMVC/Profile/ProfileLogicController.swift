import Foundation
import Models

/// Does what the user asks for on the profile screen, and hands back a new state of the screen.
///
/// Most actions that have to wait hand back a state at once, and another one with each answer.
package final class ProfileLogicController {
  typealias Handler = @MainActor (ProfileState) -> Void

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  /// The presented content, which may change while a request waits for its answer.
  private var content: ProfileContent?

  /// Creates a logic controller for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: Life cycle

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  /// Loads the user, from the cache if there is one, and then the posts.
  func load(then handler: @escaping Handler) {
    if let user = cache.user {
      present(user, then: handler)
    } else {
      reload(then: handler)
    }
  }

  /// Loads the user from the service, even if there is one in the cache, and then the posts.
  func reload(then handler: @escaping Handler) {
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result, then: handler)
    }
  }

  private func didLoad(_ result: Result<User, any Error>, then handler: @escaping Handler) {
    switch result {
    case .success(let user): present(user, then: handler)
    case .failure(let error): handler(.failed(message: error.localizedDescription))
    }
  }

  private func present(_ user: User, then handler: @escaping Handler) {
    let content = ProfileContent(user: user)
    self.content = content
    handler(.presenting(content))
    loadPosts(by: user, then: handler)
  }

  private func update(then handler: Handler, _ change: (inout ProfileContent) -> Void) {
    guard var content else { return }
    change(&content)
    self.content = content
    handler(.presenting(content))
  }

  // MARK: Display name

  /// Keeps the text that the user has typed so far.
  func changeDraft(to text: String, then handler: Handler) {
    update(then: handler) {
      $0.draft = text
      $0.nameError = nil
    }
  }

  /// Saves the name that the user has typed, unless it is refused or already saved.
  func changeDisplayName(then handler: @escaping Handler) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let content else { return }
    do {
      let name = try DisplayName(content.draft)
      if name == content.user.displayName {
        update(then: handler) {
          $0.draft = content.user.displayName.text
          $0.nameError = nil
        }
      } else {
        changeDisplayName(to: name, of: content.user, then: handler)
      }
    } catch {
      update(then: handler) { $0.nameError = error.localizedDescription }
    }
  }

  private func changeDisplayName(
    to name: DisplayName, of user: User, then handler: @escaping Handler
  ) {
    update(then: handler) {
      $0.isSavingName = true
      $0.nameError = nil
    }
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result, then: handler)
    }
  }

  private func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>, then handler: Handler
  ) {
    update(then: handler) {
      $0.isSavingName = false
      switch result {
      case .success:
        $0.user.displayName = name
        $0.draft = name.text
      case .failure(let error):
        $0.nameError = error.localizedDescription
      }
    }
  }

  // MARK: Photo

  /// Asks the user to choose a photo, and saves it unless it is refused.
  func changePhoto(then handler: @escaping Handler) {
    update(then: handler) { $0.isChangingPhoto = true }
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get(), then: handler)
    }
  }

  private func didChoosePhoto(_ data: Data?, then handler: @escaping Handler) {
    guard let user = content?.user, let data else {
      update(then: handler) { $0.isChangingPhoto = false }
      return
    }
    do {
      changePhoto(to: try Photo(data), of: user, then: handler)
    } catch {
      update(then: handler) {
        $0.isChangingPhoto = false
        $0.photoError = error.localizedDescription
      }
    }
  }

  private func changePhoto(to photo: Photo, of user: User, then handler: @escaping Handler) {
    update(then: handler) { $0.photoError = nil }
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result, then: handler)
    }
  }

  private func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, then handler: Handler
  ) {
    update(then: handler) {
      $0.isChangingPhoto = false
      switch result {
      case .success: $0.user.photo = photo
      case .failure(let error): $0.photoError = error.localizedDescription
      }
    }
  }

  // MARK: Posts

  /// Loads the posts again.
  func reloadPosts(then handler: @escaping Handler) {
    guard let user = content?.user else { return }
    update(then: handler) { $0.posts = .loading }
    loadPosts(by: user, then: handler)
  }

  private func loadPosts(by user: User, then handler: @escaping Handler) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result, then: handler)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>, then handler: Handler) {
    switch result {
    case .success(let posts):
      let rows = posts.sorted { $0.date > $1.date }.prefix(5).map(row)
      update(then: handler) { $0.posts = rows.isEmpty ? .empty : .loaded(rows) }
    case .failure(let error):
      update(then: handler) { $0.posts = .failed(message: error.localizedDescription) }
    }
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      post: post, title: post.title,
      date: post.date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func logOut() {
    requests.cancelAll()
    content = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
  }
}
