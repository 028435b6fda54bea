import Foundation
import Models

/// The signed-in user with the recent posts, the name that is being typed, what is in flight and
/// what went wrong.
final class ProfileModel: Model<ProfileAspect> {
  private(set) var user: User?
  /// The name as the person has typed it so far, which no answer about anything else changes.
  private(set) var draftName = "" {
    didSet { changed(.draftName) }
  }
  private(set) var nameError: DisplayNameError? {
    didSet { changed(.nameError) }
  }
  private(set) var error: (any Error)? {
    didSet { changed(.error) }
  }

  /// The newest first; nil as long as nobody knows them.
  private(set) var posts: [Post]? {
    didSet { changed(.posts) }
  }
  private(set) var postsError: (any Error)? {
    didSet { changed(.postsError) }
  }

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
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }
}

// MARK: - What is in flight

extension ProfileModel {
  var isLoading: Bool { loadTask != nil }
  var isSavingName: Bool { saveNameTask != nil }
  var isChangingPhoto: Bool { choosePhotoTask != nil || changePhotoTask != nil }

  /// Whether loading has failed: nothing else is tried without a user.
  var hasFailedToLoad: Bool { user == nil && error != nil }
}

// MARK: - Opening and leaving

extension ProfileModel {
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

  /// Announces nothing, so that a screen on its way out keeps what it shows.
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
    user = nil
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    changed(.loading)
    changed(.user)
    changed(.displayName)
    changed(.savingName)
    changed(.photo)
    changed(.changingPhoto)
    draftName = ""
    error = nil
    nameError = nil
    posts = nil
    postsError = nil
  }
}

// MARK: - Loading

extension ProfileModel {
  func load() {
    error = nil
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        changed(.loading)
        cache.user = user
        take(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        changed(.loading)
        self.error = error
      }
    }
    changed(.loading)
  }

  private func take(_ user: User) {
    self.user = user
    takeName(user.displayName)
    changed(.photo)
    changed(.user)
    loadPosts(by: user)
  }
}

// MARK: - Display name

extension ProfileModel {
  func editName(_ text: String) {
    draftName = text
  }

  func saveName() {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(draftName)
      nameError = nil
      if name == user.displayName {
        draftName = user.displayName.text
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      self.error = nil
      nameError = error
    }
  }

  private func changeDisplayName(to name: DisplayName) {
    error = nil
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        user?.displayName = name
        cache.update(user?.id) { $0.displayName = name }
        takeName(name)
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        self.error = error
      }
    }
    changed(.savingName)
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    changed(.savingName)
  }

  private func takeName(_ name: DisplayName) {
    changed(.displayName)
    draftName = name.text
  }
}

// MARK: - Photo

extension ProfileModel {
  func changePhoto() {
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
    changed(.changingPhoto)
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      changed(.changingPhoto)
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      changed(.changingPhoto)
      self.error = error
    }
  }

  private func changePhoto(to photo: Photo) {
    error = nil
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        user?.photo = photo
        cache.update(user?.id) { $0.photo = photo }
        changed(.photo)
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        self.error = error
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    changed(.changingPhoto)
  }
}

// MARK: - Posts

extension ProfileModel {
  func reloadPosts() {
    guard let user else { return }
    postsError = nil
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        postsError = error
      }
    }
  }
}
