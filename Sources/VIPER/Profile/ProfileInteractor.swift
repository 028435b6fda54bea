import Foundation
import Models

/// Loads and changes the user, loads the posts, and owns the requests behind it.
final class ProfileInteractor {
  weak var output: (any ProfileInteractorOutput)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var user: User?
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

  private func changeDisplayName(to name: DisplayName) {
    output?.didStartChangingDisplayName()
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        saveNameTask = nil
        user?.displayName = name
        cache.update(user?.id) { $0.displayName = name }
        output?.didChangeDisplayName(to: name)
      } catch {
        guard !Task.isCancelled else { return }
        saveNameTask = nil
        output?.didFailToChangeDisplayName(error)
      }
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      output?.didCancelChoosingPhoto()
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      output?.didFailToChangePhoto(error)
    }
  }

  private func changePhoto(to photo: Photo) {
    output?.didStartChangingPhoto()
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        changePhotoTask = nil
        user?.photo = photo
        cache.update(user?.id) { $0.photo = photo }
        output?.didChangePhoto(to: photo)
      } catch {
        guard !Task.isCancelled else { return }
        changePhotoTask = nil
        output?.didFailToChangePhoto(error)
      }
    }
  }

  private func endSession() {
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
    user = nil
  }
}

extension ProfileInteractor: ProfileInteractorInput {
  func load() {
    if let user = cache.user {
      self.user = user
      output?.didLoad(user)
    } else {
      reload()
    }
  }

  func reload() {
    output?.didStartLoading()
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        self.user = user
        cache.user = user
        output?.didLoad(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        output?.didFailToLoad(error)
      }
    }
  }

  func changeDisplayName(to text: String) {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(text)
      if name == user.displayName {
        output?.didKeepDisplayName(user.displayName)
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      output?.didRefuseDisplayName(error)
    }
  }

  func changePhoto() {
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  func loadPosts() {
    guard let user else { return }
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        output?.didLoadPosts(Array(posts.sorted { $0.date > $1.date }.prefix(5)))
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        output?.didFailToLoadPosts(error)
      }
    }
  }

  func logOut() {
    endSession()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
    output?.didLogOut()
  }

  func leave() {
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { cache.user = nil }
    endSession()
  }
}
