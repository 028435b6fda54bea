import Foundation
import Models
import Observation

/// Holds what the profile screen shows and handles its events.
///
/// The pattern is MVVM (John Gossman, 2005), with UIKit's tracking in place of bindings of our own.
/// UIKit notes which values of an `@Observable` object (SE-0395) are read in `updateProperties()` of
/// the view controller, and calls this function again when one of them has changed. Several changes
/// in one event lead to one update. The function needs iOS 26; on iOS 18, an app could opt in to
/// tracking in layout methods.
///
/// The view model knows no view. There is a value for each thing that the screen shows, and the
/// views only draw these values. An absent message hides its label, and an absent load error the
/// whole error view. The button that loads posts again has a value of its own, because the view
/// model decides what the person can do. `nameFieldText` changes in both directions: the person sets
/// it by typing, and the view model sets it to a saved name.
///
/// A value that follows from others is computed, so that the two cannot disagree. The count is
/// computed from the text. A change of the text updates both. Progress is stored, because `Requests`
/// is not observable. What the screen does not show is not observed.
///
/// One may object that the two closures that the assembly sets are not observed. But another screen
/// is not what this screen shows. It is shown once, whereas a value is read again at each update.
@Observable
final class ProfileViewModel {
  private(set) var isLoading = false
  var isProfileHidden: Bool { user == nil }
  private(set) var loadErrorText: String?

  var name: String? { user?.displayName.text }
  var nameFieldText = ""
  var nameCountText: String {
    "\(nameFieldText.count) of \(DisplayName.maximumCharacterCount)"
  }
  private(set) var isSavingName = false
  private(set) var nameErrorText: String?

  var photoData: Data? { user?.photo?.data }
  private(set) var isChangePhotoEnabled = true
  private(set) var photoErrorText: String?

  // Stored, because each typed character would otherwise format the dates again.
  private(set) var postRows: [PostRow] = []
  var isPostsHidden: Bool { posts?.isEmpty != false }
  var isNoPostsHidden: Bool { posts?.isEmpty != true }
  private(set) var postsErrorText: String?
  var isPostsRetryHidden: Bool { postsErrorText == nil }

  /// The function that shows the screen of a post.
  @ObservationIgnored var onPostSelected: (@MainActor (Post) -> Void)?
  /// The function that shows the log-in screen in place of this one.
  @ObservationIgnored var onLogOut: (@MainActor () -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  @ObservationIgnored private var hasAppeared = false
  @ObservationIgnored private var hasLoggedOut = false
  /// The user who is shown, also while the log-in screen takes the place of this one.
  private var user: User?
  /// The posts that are shown; `nil` until they are loaded.
  private var posts: [Post]?

  private var signedInUser: User? { hasLoggedOut ? nil : user }

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
    nameFieldText = user.displayName.text
    loadPosts(by: user)
  }

  // MARK: Display name

  func nameEditingEnded() {
    // Logging out ends the editing of the name field, when no user is signed in any more.
    guard let user = signedInUser else { return }
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
      nameFieldText = name.text
    case .failure(let error):
      nameErrorText = error.localizedDescription
    }
  }

  // MARK: Photo

  func changePhotoTapped() {
    isChangePhotoEnabled = false
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user = signedInUser, let data else {
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
    case .success: user?.photo = photo
    case .failure(let error): photoErrorText = error.localizedDescription
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    guard let user = signedInUser else { return }
    postsErrorText = nil
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    guard let posts else { return }
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
    case .failure(let error): postsErrorText = error.localizedDescription
    }
  }

  private func show(_ posts: [Post]) {
    let newest = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    self.posts = newest
    postRows = newest.map { row(of: $0) }
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func logOutTapped() {
    requests.cancelAll()
    hasLoggedOut = true
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }
}

/// The texts in the row of a post.
struct PostRow: Equatable {
  let title: String
  let date: String
}
