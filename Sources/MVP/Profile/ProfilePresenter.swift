import Foundation
import Models

/// Decides what the profile screen shows and when, and owns the requests behind it.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []
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

// MARK: - Appearing and leaving

extension ProfilePresenter {
  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  func logOutTapped() {
    leave()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
    view?.showLogInScreen()
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
    user = nil
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    hasAppeared = false
    view?.stopLoadingIndicator()
    view?.stopSavingIndicator()
    view?.setNameFieldEnabled(true)
    view?.setChangePhotoEnabled(true)
    view?.setErrorHidden(true)
    view?.setRetryHidden(true)
    view?.setNameErrorHidden(true)
    view?.setPostsHidden(true)
    view?.setNoPostsHidden(true)
    view?.setPostsErrorHidden(true)
    view?.setPostsRetryHidden(true)
  }
}

// MARK: - Loading

extension ProfilePresenter {
  func retryTapped() {
    load()
  }

  private func load() {
    view?.setErrorHidden(true)
    view?.setRetryHidden(true)
    view?.setContentHidden(true)
    view?.startLoadingIndicator()
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        view?.stopLoadingIndicator()
        cache.user = user
        show(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        view?.stopLoadingIndicator()
        view?.setRetryHidden(false)
        showError(error)
      }
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    showPhoto(user.photo)
    view?.setContentHidden(false)
    loadPosts(by: user)
  }
}

// MARK: - Display name

extension ProfilePresenter {
  func nameChanged(_ text: String) {
    showNameCount(of: text)
  }

  func nameEditingEnded(_ text: String) {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(text)
      view?.setNameErrorHidden(true)
      if name == user.displayName {
        fillNameField(with: user.displayName)
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      view?.setErrorHidden(true)
      view?.setNameError(error.localizedDescription)
      view?.setNameErrorHidden(false)
    }
  }

  private func changeDisplayName(to name: DisplayName) {
    view?.setErrorHidden(true)
    view?.setNameFieldEnabled(false)
    view?.startSavingIndicator()
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        user?.displayName = name
        cache.update(user?.id) { $0.displayName = name }
        showName(name)
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        showError(error)
      }
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    view?.setNameFieldEnabled(true)
    view?.stopSavingIndicator()
  }

  private func showName(_ name: DisplayName) {
    view?.setName(name.text)
    fillNameField(with: name)
  }

  private func fillNameField(with name: DisplayName) {
    view?.setNameFieldText(name.text)
    showNameCount(of: name.text)
  }

  private func showNameCount(of text: String) {
    view?.setNameCount("\(text.count) of \(DisplayName.maximumCharacterCount)")
  }
}

// MARK: - Photo

extension ProfilePresenter {
  func changePhotoTapped() {
    view?.setChangePhotoEnabled(false)
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      view?.setChangePhotoEnabled(true)
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      view?.setChangePhotoEnabled(true)
      showError(error)
    }
  }

  private func changePhoto(to photo: Photo) {
    view?.setErrorHidden(true)
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        user?.photo = photo
        cache.update(user?.id) { $0.photo = photo }
        showPhoto(photo)
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        showError(error)
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    view?.setChangePhotoEnabled(true)
  }

  private func showPhoto(_ photo: Photo?) {
    if let photo {
      view?.setPhoto(photo.data)
    } else {
      view?.setPhotoPlaceholder()
    }
  }
}

// MARK: - Posts

extension ProfilePresenter {
  func postsRetryTapped() {
    guard let user else { return }
    view?.setPostsErrorHidden(true)
    view?.setPostsRetryHidden(true)
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    view?.showPostScreen(for: posts[index])
  }

  private func loadPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        show(posts)
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        showPostsError(error)
      }
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    view?.setPosts(self.posts.map(row))
    view?.setPostsHidden(posts.isEmpty)
    view?.setNoPostsHidden(!posts.isEmpty)
  }

  private func row(of post: Post) -> PostRow {
    PostRow(title: post.title, date: post.date.formatted(.iso8601.year().month().day()))
  }

  private func showPostsError(_ error: any Error) {
    view?.setPostsError(error.localizedDescription)
    view?.setPostsErrorHidden(false)
    view?.setPostsRetryHidden(false)
  }
}

// MARK: - Errors

extension ProfilePresenter {
  private func showError(_ error: any Error) {
    view?.setError(error.localizedDescription)
    view?.setErrorHidden(false)
  }
}
