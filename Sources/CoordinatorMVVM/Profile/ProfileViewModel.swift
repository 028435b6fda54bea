import Foundation
import Models

/// Holds what the profile screen shows and handles its events.
///
/// It knows no view. There is a value for each thing that the screen shows, and the views only draw
/// the values that they are bound to. An absent message hides its label, and an absent load error
/// the whole error view. The button that loads posts again is apart from its message and has a
/// value of its own, because the view model decides what the person can do. `nameFieldText` is
/// bound in both directions: the person sets it by typing, and the view model sets it to a saved
/// name. Typing therefore needs no event. The count follows the value.
///
/// The view model does not know which screen comes next. It tells what the person did, and a
/// coordinator decides what that leads to. One may object that the closures that the coordinator
/// sets are no bindings. But another screen is not what this screen shows. It is shown once, whereas
/// a value is delivered again to each view that is bound to it later.
final class ProfileViewModel {
  @Observed private(set) var isLoading = false
  @Observed private(set) var isProfileHidden = true
  @Observed private(set) var loadErrorText: String?

  @Observed private(set) var name: String?
  @Observed var nameFieldText = ""
  @Observed private(set) var nameCountText: String?
  @Observed private(set) var isSavingName = false
  @Observed private(set) var nameErrorText: String?

  @Observed private(set) var photoData: Data?
  @Observed private(set) var isChangePhotoEnabled = true
  @Observed private(set) var photoErrorText: String?

  @Observed private(set) var postRows: [PostRow] = []
  @Observed private(set) var isPostsHidden = true
  @Observed private(set) var isNoPostsHidden = true
  @Observed private(set) var postsErrorText: String?
  @Observed private(set) var isPostsRetryHidden = true

  /// The function that is told which post the person has selected.
  var onPostSelected: (@MainActor (Post) -> Void)?
  /// The function that is told that the person has logged out.
  var onLogOut: (@MainActor () -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let postService: any PostService
  private let choosePhoto: @MainActor () async -> Data?

  private let requests = Requests()
  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

  init(
    service: any UserService, cache: UserCache, postService: any PostService,
    choosePhoto: @escaping @MainActor () async -> Data?
  ) {
    self.service = service
    self.cache = cache
    self.postService = postService
    self.choosePhoto = choosePhoto
    $nameFieldText.bind(to: self) { $0.showNameCount(of: $1) }
  }

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
    loadErrorText = nil
    isLoading = true
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
    isLoading = false
    switch result {
    case .success(let user): show(user)
    case .failure(let error): loadErrorText = error.localizedDescription
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    photoData = user.photo?.data
    isProfileHidden = false
    loadPosts(by: user)
  }

  // MARK: Display name

  func nameEditingEnded() {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(nameFieldText)
      nameErrorText = nil
      if name == user.displayName {
        nameFieldText = user.displayName.text
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      nameErrorText = error.localizedDescription
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    isSavingName = true
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    isSavingName = false
    switch result {
    case .success:
      user?.displayName = name
      showName(name)
    case .failure(let error):
      nameErrorText = error.localizedDescription
    }
  }

  private func showName(_ name: DisplayName) {
    self.name = name.text
    nameFieldText = name.text
  }

  private func showNameCount(of text: String) {
    nameCountText = "\(text.count) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Photo

  func changePhotoTapped() {
    isChangePhotoEnabled = false
    requests.start(.choosePhoto) { [choosePhoto] in
      await choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      isChangePhotoEnabled = true
      return
    }
    do {
      let photo = try Photo(data)
      photoErrorText = nil
      changePhoto(to: photo, of: user)
    } catch {
      isChangePhotoEnabled = true
      photoErrorText = error.localizedDescription
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
    isChangePhotoEnabled = true
    switch result {
    case .success: photoData = photo.data
    case .failure(let error): photoErrorText = error.localizedDescription
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    guard let user else { return }
    hidePostsError()
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    onPostSelected?(posts[index])
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
    case .failure(let error): showPostsError(error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    if posts.isEmpty {
      isNoPostsHidden = false
    } else {
      postRows = self.posts.map { row(of: $0) }
      isPostsHidden = false
    }
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  private func showPostsError(_ message: String) {
    postsErrorText = message
    isPostsRetryHidden = false
  }

  private func hidePostsError() {
    postsErrorText = nil
    isPostsRetryHidden = true
  }

  // MARK: Log out

  func logOutTapped() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }
}

/// The texts in the row of a post.
struct PostRow {
  let title: String
  let date: String
}
