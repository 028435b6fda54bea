import Foundation
import Models

/// Supervises the profile screen: handles all that the person does, changes the model, and sets on
/// the view what no binding to the model could set.
///
/// The view binds itself to what it shows just as the model has it: the saved name, the photo, the
/// rows of posts, and the work under way, during which an indicator runs or a control is disabled.
///
/// The text in the name field is a draft, which is no part of the model until it is checked, so it
/// is not bound. The count follows that text, so the presenter sets both. The model does not say
/// how an attempt has ended, so the presenter shows the errors. It also shows the profile once it
/// is loaded, and that there are no posts.
///
/// One may object that the errors could be bound, too, or that the indicators are the presenter's,
/// since the pattern does not say where the simple ends. Here a binding sets one control from one
/// value of the model, and the presenter sets the rest. The model holds user and posts, so the
/// presenter keeps neither.
///
/// The presenter hears of appearing and leaving as of any other event. It takes no other part in
/// the life cycle of the view controller.
final class ProfilePresenter {
  /// The view, which owns this presenter.
  weak var view: (any ProfileViewProtocol)?

  /// The function that shows the screen of a post.
  var onPostSelected: (@MainActor (Post) -> Void)?
  /// The function that shows the log-in screen in place of this one.
  var onLogOut: (@MainActor () -> Void)?

  private let model: ProfileModel
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  private var hasAppeared = false

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

extension ProfilePresenter: ProfilePresenterProtocol {
  // MARK: Life cycle

  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  func didLeave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  func retryTapped() {
    load()
  }

  private func load() {
    view?.hideLoadError()
    model.isLoading = true
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    model.isLoading = false
    switch result {
    case .success(let user): show(user)
    case .failure(let error): view?.showLoadError(error.localizedDescription)
    }
  }

  private func show(_ user: User) {
    model.user = user
    showName(user.displayName)
    model.photo = user.photo
    view?.showProfile()
    loadPosts(by: user)
  }

  // MARK: Display name

  func nameChanged(_ text: String) {
    showNameCount(of: text)
  }

  func nameEditingEnded(_ text: String) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user = model.user else { return }
    do {
      let name = try DisplayName(text)
      view?.hideNameError()
      if name == user.displayName {
        fillNameField(with: user.displayName)
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      view?.showNameError(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    model.isSavingName = true
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    model.isSavingName = false
    switch result {
    case .success:
      model.user?.displayName = name
      showName(name)
    case .failure(let error):
      view?.showNameError(error.localizedDescription)
    }
  }

  private func showName(_ name: DisplayName) {
    model.name = name
    fillNameField(with: name)
  }

  private func fillNameField(with name: DisplayName) {
    view?.setNameFieldText(name.text)
    showNameCount(of: name.text)
  }

  private func showNameCount(of text: String) {
    view?.setNameCount("\(text.count) of \(DisplayName.maximumCharacterCount)")
  }

  // MARK: Photo

  func changePhotoTapped() {
    model.isChangingPhoto = true
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user = model.user, let data else {
      model.isChangingPhoto = false
      return
    }
    do {
      let photo = try Photo(data)
      view?.hidePhotoError()
      changePhoto(to: photo, of: user)
    } catch {
      model.isChangingPhoto = false
      view?.showPhotoError(error.localizedDescription)
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    model.isChangingPhoto = false
    switch result {
    case .success: model.photo = photo
    case .failure(let error): view?.showPhotoError(error.localizedDescription)
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    guard let user = model.user else { return }
    view?.hidePostsError()
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    onPostSelected?(model.posts[index])
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): view?.showPostsError(error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    if posts.isEmpty {
      view?.showNoPosts()
    } else {
      model.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    }
  }

  // MARK: Log out

  func logOutTapped() {
    requests.cancelAll()
    model.user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }
}
