import Foundation
import Models

/// Does what the person asks for on the profile screen, and hands back the new states.
///
/// The logic controller keeps no state but its requests. Loading hands back one state, and the view
/// controller renders `.loading` until then. Any other action takes the current state, unless it is
/// logging out, and returns the new one at once. If the action has sent a request, this is the
/// state while the person waits. Later it hands back the answer to a handler, because the action
/// has returned by then.
///
/// One may object that in the pattern's own example every handler receives a finished state. That
/// example has one request at a time. Here the name, the photo and the posts may be in flight
/// together while the person types. An answer that replaced the whole state would undo what the
/// person has typed meanwhile. So it is handed back as a change of the current state.
///
/// One may object that the view controller asks for the posts after loading, and for the change of
/// the photo after choosing. To the logic controller these are events like a tap: the profile is
/// shown, the person has chosen a photo. An action that went on by itself would hand back states
/// again and again.
final class ProfileLogicController {
  /// Receives the state that comes of loading.
  typealias Handler = @MainActor (ProfileState) -> Void

  /// Receives the answer to a request, as a change of the current content.
  typealias ChangeHandler = @MainActor (_ change: (inout ProfileContent) -> Void) -> Void

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

  /// Cancels the requests that only the screen needed.
  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  /// Loads the user, from the cache if there is one.
  func load(then handler: @escaping Handler) {
    if let user = cache.user {
      handler(.presenting(ProfileContent(user: user)))
    } else {
      reload(then: handler)
    }
  }

  /// Loads the user from the service, even if there is one in the cache.
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

  private func didLoad(_ result: Result<User, any Error>, then handler: Handler) {
    switch result {
    case .success(let user): handler(.presenting(ProfileContent(user: user)))
    case .failure(let error): handler(.failed(error))
    }
  }

  // MARK: Display name

  /// Keeps the text that the person has typed so far.
  func changeDraft(to text: String, in state: ProfileState) -> ProfileState {
    state.changed { $0.draft = text }
  }

  /// Saves the name that the person has typed, unless it is refused or already saved.
  func changeDisplayName(
    to text: String, in state: ProfileState, then handler: @escaping ChangeHandler
  ) -> ProfileState {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard var content = state.content else { return state }
    do {
      let name = try DisplayName(text)
      content.nameError = nil
      if name == content.user.displayName {
        content.draft = content.user.displayName.text
      } else {
        content.isSavingName = true
        changeDisplayName(to: name, of: content.user, then: handler)
      }
    } catch {
      content.nameError = error
    }
    return .presenting(content)
  }

  private func changeDisplayName(
    to name: DisplayName, of user: User, then handler: @escaping ChangeHandler
  ) {
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result, then: handler)
    }
  }

  private func didChangeDisplayName(
    to name: DisplayName, _ result: Result<Void, any Error>, then handler: ChangeHandler
  ) {
    handler { content in
      content.isSavingName = false
      switch result {
      case .success:
        content.user.displayName = name
        content.draft = name.text
      case .failure(let error):
        content.nameError = error
      }
    }
  }

  // MARK: Photo

  /// Asks the person to choose a photo.
  ///
  /// - Parameters:
  ///   - state: The current state.
  ///   - handler: Receives the data of the photo, or `nil` if the person cancelled, which
  ///     `changePhoto(to:in:then:)` takes.
  /// - Returns: The state to show while the person is choosing.
  func choosePhoto(
    in state: ProfileState, then handler: @escaping @MainActor (Data?) -> Void
  ) -> ProfileState {
    guard var content = state.content else { return state }
    content.isChangingPhoto = true
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { result in
      handler(result.get())
    }
    return .presenting(content)
  }

  /// Saves the photo that the person has chosen, unless it is refused or the person cancelled.
  func changePhoto(
    to data: Data?, in state: ProfileState, then handler: @escaping ChangeHandler
  ) -> ProfileState {
    guard var content = state.content else { return state }
    guard let data else {
      content.isChangingPhoto = false
      return .presenting(content)
    }
    do {
      let photo = try Photo(data)
      content.photoError = nil
      changePhoto(to: photo, of: content.user, then: handler)
    } catch {
      content.isChangingPhoto = false
      content.photoError = error
    }
    return .presenting(content)
  }

  private func changePhoto(to photo: Photo, of user: User, then handler: @escaping ChangeHandler) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result, then: handler)
    }
  }

  private func didChangePhoto(
    to photo: Photo, _ result: Result<Void, any Error>, then handler: ChangeHandler
  ) {
    handler { content in
      content.isChangingPhoto = false
      switch result {
      case .success: content.user.photo = photo
      case .failure(let error): content.photoError = error
      }
    }
  }

  // MARK: Posts

  /// Loads the posts of the user in the state, if there is one.
  func loadPosts(in state: ProfileState, then handler: @escaping ChangeHandler) -> ProfileState {
    guard var content = state.content else { return state }
    content.postsError = nil
    requests.start(.loadPosts) { [postService, user = content.user] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result, then: handler)
    }
    return .presenting(content)
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>, then handler: ChangeHandler) {
    handler { content in
      switch result {
      case .success(let posts):
        content.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      case .failure(let error):
        content.postsError = error
      }
    }
  }

  // MARK: Log out

  /// Logs the user out.
  ///
  /// The pattern's source shows the log-in screen here. A logic controller that knows no view
  /// leaves that to the view controller.
  func logOut() -> ProfileState {
    requests.cancelAll()
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    return .loggedOut
  }
}
