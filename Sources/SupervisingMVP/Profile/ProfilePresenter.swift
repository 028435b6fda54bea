import Foundation
import Models

/// Supervises the profile screen: handles what the person does, owns the requests behind it, and
/// changes the model, or the view itself where a binding to the model would not do.
///
/// The view binds itself to the model for what it shows as it is: the saved name, the photo, the
/// posts, that the profile is loading or a name is being saved, and that name field and photo button
/// are disabled meanwhile. The presenter sets what takes a decision. The text in the name field is the
/// person's as well, who may be typing or may have been refused, so that it follows the saved name
/// only at times, and its count follows the text. Which errors are shown, whether there is a way to
/// try again and whether there is a profile to see depends on how attempts ended, which the model
/// does not know. And when to go to the log-in screen is decided here.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?

  private let model: ProfileModel
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private var hasAppeared = false
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

  init(
    model: ProfileModel, service: any UserService, cache: UserCache,
    photoLibrary: any PhotoLibrary, postService: any PostService
  ) {
    self.model = model
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
    model.forgetUser()
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    hasAppeared = false
    model.isLoading = false
    model.isSavingName = false
    model.isChangingPhoto = false
    view?.hideError()
    view?.setRetryHidden(true)
    view?.hideNameError()
    model.posts = nil
    view?.hidePostsError()
  }
}

// MARK: - Loading

extension ProfilePresenter {
  func retryTapped() {
    load()
  }

  private func load() {
    view?.hideError()
    view?.setRetryHidden(true)
    view?.setContentHidden(true)
    model.isLoading = true
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        model.isLoading = false
        cache.user = user
        show(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        model.isLoading = false
        view?.setRetryHidden(false)
        showError(error)
      }
    }
  }

  private func show(_ user: User) {
    model.setUser(user)
    fillNameField(with: user.displayName)
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
    guard let user = model.user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(text)
      view?.hideNameError()
      if name == user.displayName {
        fillNameField(with: user.displayName)
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      view?.hideError()
      view?.showNameError(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName) {
    view?.hideError()
    model.isSavingName = true
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        model.changeDisplayName(to: name)
        cache.update(model.user?.id) { $0.displayName = name }
        fillNameField(with: name)
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        showError(error)
      }
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    model.isSavingName = false
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
    model.isChangingPhoto = true
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      model.isChangingPhoto = false
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      model.isChangingPhoto = false
      showError(error)
    }
  }

  private func changePhoto(to photo: Photo) {
    view?.hideError()
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        model.changePhoto(to: photo)
        cache.update(model.user?.id) { $0.photo = photo }
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        showError(error)
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    model.isChangingPhoto = false
  }
}

// MARK: - Posts

extension ProfilePresenter {
  func postsRetryTapped() {
    guard let user = model.user else { return }
    view?.hidePostsError()
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    guard let posts = model.posts else { return }
    view?.showPostScreen(for: posts[index])
  }

  private func loadPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await postService.posts(by: user.id)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        model.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        view?.showPostsError(error.localizedDescription)
      }
    }
  }
}

// MARK: - Errors

extension ProfilePresenter {
  private func showError(_ error: any Error) {
    view?.showError(error.localizedDescription)
  }
}
