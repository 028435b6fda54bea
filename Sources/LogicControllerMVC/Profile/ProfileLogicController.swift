import Foundation
import Models

/// Does what a person can do on the profile screen, and hands back each state that comes of it.
///
/// It keeps no more than outlasts an action. The content is kept because name, photo and posts may be in
/// flight together: the answer to one has to be put into what the other and the person's typing
/// have made of the content meanwhile, and the cache, which others may empty, cannot say that. The
/// tasks are kept because leaving cancels them.
final class ProfileLogicController {
  typealias Handler = (ProfileState) -> Void

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var content: ProfileContent?
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  private func present(then handler: Handler) {
    guard let content else { return }
    handler(.presenting(content))
  }
}

// MARK: - Loading

extension ProfileLogicController {
  /// Loads the profile, from the cache if it is there.
  func load(then handler: @escaping Handler) {
    if let user = cache.user {
      content = ProfileContent(user: user)
      present(then: handler)
      loadPosts(by: user, then: handler)
    } else {
      reload(then: handler)
    }
  }

  /// Loads the profile from the service, whatever is in the cache.
  func reload(then handler: @escaping Handler) {
    handler(.loading)
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        cache.user = user
        content = ProfileContent(user: user)
        present(then: handler)
        loadPosts(by: user, then: handler)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        handler(.failed(error))
      }
    }
  }
}

// MARK: - Display name

extension ProfileLogicController {
  /// Takes note of what the person is typing.
  func changeDraft(to text: String, then handler: Handler) {
    content?.draft = text
    present(then: handler)
  }

  /// Saves the name that the person has typed, unless it is refused or is the saved one.
  func changeDisplayName(to text: String, then handler: @escaping Handler) {
    guard let user = content?.user, saveNameTask == nil else { return }
    content?.draft = text
    do {
      let name = try DisplayName(text)
      content?.nameError = nil
      if name == user.displayName {
        content?.draft = user.displayName.text
        present(then: handler)
      } else {
        save(name, then: handler)
      }
    } catch {
      content?.error = nil
      content?.nameError = error
      present(then: handler)
    }
  }

  private func save(_ name: DisplayName, then handler: @escaping Handler) {
    content?.error = nil
    content?.isSavingName = true
    present(then: handler)
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        content?.user.displayName = name
        content?.draft = name.text
        cache.update(content?.user.id) { $0.displayName = name }
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        content?.error = error
      }
      present(then: handler)
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    content?.isSavingName = false
  }
}

// MARK: - Photo

extension ProfileLogicController {
  /// Asks the person for a photo and saves it, unless it is refused.
  func changePhoto(then handler: @escaping Handler) {
    content?.isChangingPhoto = true
    present(then: handler)
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data, then: handler)
    }
  }

  private func photoChosen(_ data: Data?, then handler: @escaping Handler) {
    guard let data else {
      content?.isChangingPhoto = false
      present(then: handler)
      return
    }
    do {
      save(try Photo(data), then: handler)
    } catch {
      content?.isChangingPhoto = false
      content?.error = error
      present(then: handler)
    }
  }

  private func save(_ photo: Photo, then handler: @escaping Handler) {
    content?.error = nil
    present(then: handler)
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        content?.user.photo = photo
        cache.update(content?.user.id) { $0.photo = photo }
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        content?.error = error
      }
      present(then: handler)
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    content?.isChangingPhoto = false
  }
}

// MARK: - Posts

extension ProfileLogicController {
  /// Loads the posts again after they could not be loaded.
  func reloadPosts(then handler: @escaping Handler) {
    guard let user = content?.user else { return }
    content?.postsError = nil
    present(then: handler)
    loadPosts(by: user, then: handler)
  }

  private func loadPosts(by user: User, then handler: @escaping Handler) {
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        content?.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        content?.postsError = error
      }
      present(then: handler)
    }
  }
}

// MARK: - Leaving

extension ProfileLogicController {
  /// Logs out; what comes then is no state of this screen, but another screen.
  func logOut(then showLogInScreen: () -> Void) {
    leave()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
    showLogInScreen()
  }

  /// Drops what is in flight, as there is no screen any more to render what would come of it.
  func didLeave() {
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { cache.user = nil }
    leave()
  }

  private func leave() {
    for task in [loadTask, saveNameTask, choosePhotoTask, changePhotoTask, loadPostsTask] {
      task?.cancel()
    }
    loadTask = nil
    saveNameTask = nil
    choosePhotoTask = nil
    changePhotoTask = nil
    loadPostsTask = nil
    // After logging out, the name field ends editing, which sends nothing without a user. Popping
    // has ended it before.
    content = nil
  }
}
