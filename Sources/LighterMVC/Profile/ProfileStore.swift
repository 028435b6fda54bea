import Foundation
import Models

/// Loads, caches and changes the signed-in user, loads the posts, and leaves in the shared state what
/// came of it.
final class ProfileStore {
  private let state: ProfileState
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

  init(
    state: ProfileState, service: any UserService, cache: UserCache,
    photoLibrary: any PhotoLibrary, postService: any PostService
  ) {
    self.state = state
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: Opening and leaving

  func open() {
    if let user = cache.user {
      take(user)
    } else {
      load()
    }
  }

  func logOut() {
    leave()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
  }

  func didLeave() {
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { cache.user = nil }
    leave()
    reset()
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
    state.user = nil
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    state.isLoading = false
    state.isSavingName = false
    state.isChangingPhoto = false
    state.error = nil
    state.nameError = nil
    state.posts = nil
    state.postsError = nil
  }

  // MARK: Loading

  func load() {
    state.error = nil
    state.isLoading = true
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        state.isLoading = false
        cache.user = user
        take(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        state.isLoading = false
        state.error = error
      }
    }
  }

  private func take(_ user: User) {
    state.draftName = user.displayName.text
    state.user = user
    loadPosts(by: user)
  }

  // MARK: Display name

  /// Saves the name that the person has typed.
  func saveName() {
    guard let user = state.user, saveNameTask == nil else { return }
    do {
      let name = try user.newDisplayName(from: state.draftName)
      state.nameError = nil
      if let name {
        changeDisplayName(to: name)
      } else {
        state.draftName = user.displayName.text
      }
    } catch {
      state.error = nil
      state.nameError = error
    }
  }

  private func changeDisplayName(to name: DisplayName) {
    state.error = nil
    state.isSavingName = true
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        state.user?.displayName = name
        cache.update(state.user?.id) { $0.displayName = name }
        state.draftName = name.text
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        state.error = error
      }
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    state.isSavingName = false
  }

  // MARK: Photo

  /// Lets the person choose a photo, and saves it.
  func changePhoto() {
    state.isChangingPhoto = true
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      state.isChangingPhoto = false
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      state.isChangingPhoto = false
      state.error = error
    }
  }

  private func changePhoto(to photo: Photo) {
    state.error = nil
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        state.user?.photo = photo
        cache.update(state.user?.id) { $0.photo = photo }
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        state.error = error
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    state.isChangingPhoto = false
  }

  // MARK: Posts

  func reloadPosts() {
    guard let user = state.user else { return }
    state.postsError = nil
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        state.posts = posts.recent
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        state.postsError = error
      }
    }
  }
}
