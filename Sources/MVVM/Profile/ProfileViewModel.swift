import Foundation
import Models

/// What the profile screen shows and does, without knowing any view.
final class ProfileViewModel {
  @Observed private(set) var isLoading = false
  @Observed private(set) var isProfileHidden = true
  @Observed private(set) var errorText: String?
  @Observed private(set) var isRetryHidden = true

  @Observed private(set) var displayName = ""
  @Observed private(set) var nameText = "" {
    didSet { nameCountText = "\(nameText.count) of \(DisplayName.maximumCharacterCount)" }
  }
  @Observed private(set) var nameCountText = ""
  @Observed private(set) var nameErrorText: String?
  @Observed private(set) var isNameEnabled = true
  @Observed private(set) var isSavingName = false {
    didSet { isNameEnabled = !isSavingName }
  }

  @Observed private(set) var photoData: Data?
  @Observed private(set) var isChangePhotoEnabled = true

  /// What the rows show; `nil` as long as nobody knows.
  @Observed private(set) var postRows: [PostRow]?
  @Observed private(set) var postsErrorText: String?

  /// Called with the post whose screen the person is to see.
  var onPostSelected: ((Post) -> Void)?
  /// Called when the person has logged out and is to see the log-in screen.
  var onLogOut: (() -> Void)?

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

  // MARK: - Events

  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  func retryTapped() {
    load()
  }

  func nameChanged(_ text: String) {
    nameText = text
  }

  func nameEditingEnded(_ text: String) {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(text)
      nameErrorText = nil
      if name == user.displayName {
        nameText = user.displayName.text
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      errorText = nil
      nameErrorText = error.localizedDescription
    }
  }

  func changePhotoTapped() {
    isChangePhotoEnabled = false
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  func postsRetryTapped() {
    guard let user else { return }
    postsErrorText = nil
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    onPostSelected?(posts[index])
  }

  func logOutTapped() {
    leave()
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }

  func didLeave() {
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { cache.user = nil }
    leave()
    reset()
  }

  // MARK: - Work

  private func load() {
    errorText = nil
    isRetryHidden = true
    isProfileHidden = true
    isLoading = true
    loadTask = Task {
      do {
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        isLoading = false
        cache.user = user
        show(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        isLoading = false
        isRetryHidden = false
        errorText = error.localizedDescription
      }
    }
  }

  private func show(_ user: User) {
    self.user = user
    displayName = user.displayName.text
    nameText = user.displayName.text
    photoData = user.photo?.data
    isProfileHidden = false
    loadPosts(by: user)
  }

  private func changeDisplayName(to name: DisplayName) {
    errorText = nil
    isSavingName = true
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        user?.displayName = name
        cache.update(user?.id) { $0.displayName = name }
        displayName = name.text
        nameText = name.text
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        errorText = error.localizedDescription
      }
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    isSavingName = false
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      isChangePhotoEnabled = true
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      isChangePhotoEnabled = true
      errorText = error.localizedDescription
    }
  }

  private func changePhoto(to photo: Photo) {
    errorText = nil
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        user?.photo = photo
        cache.update(user?.id) { $0.photo = photo }
        photoData = photo.data
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        errorText = error.localizedDescription
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    isChangePhotoEnabled = true
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
        postsErrorText = error.localizedDescription
      }
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    postRows = self.posts.map(PostRow.init)
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
    isLoading = false
    isSavingName = false
    isChangePhotoEnabled = true
    errorText = nil
    isRetryHidden = true
    nameErrorText = nil
    postRows = nil
    postsErrorText = nil
  }
}

/// What the row of a post shows.
struct PostRow: Equatable {
  let title: String
  let date: String
}

extension PostRow {
  fileprivate init(_ post: Post) {
    title = post.title
    date = post.date.formatted(.iso8601.year().month().day())
  }
}
