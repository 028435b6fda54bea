import Foundation
import Models

/// What the view controller can request.
protocol ProfileBusinessLogic {
  func load(request: Profile.Load.Request)
  func retry(request: Profile.Retry.Request)
  func countName(request: Profile.CountName.Request)
  func changeName(request: Profile.ChangeName.Request)
  func changePhoto(request: Profile.ChangePhoto.Request)
  func retryPosts(request: Profile.RetryPosts.Request)
  func selectPost(request: Profile.SelectPost.Request)
  func logOut(request: Profile.LogOut.Request)
  func leave(request: Profile.Leave.Request)
}

/// What the router can pass on.
protocol ProfileDataStore: AnyObject {
  var selectedPost: Post? { get }
}

/// Loads and changes the user, loads the posts, and owns the tasks in which its worker does so.
final class ProfileInteractor: ProfileBusinessLogic, ProfileDataStore {
  private(set) var selectedPost: Post?

  private let presenter: any ProfilePresentationLogic
  private let worker: ProfileWorker

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

  init(presenter: any ProfilePresentationLogic, worker: ProfileWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  // MARK: Load

  func load(request: Profile.Load.Request) {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = worker.cachedUser {
      handleLoadSuccess(user)
    } else {
      fetchUser()
    }
  }

  func retry(request: Profile.Retry.Request) {
    fetchUser()
  }

  private func fetchUser() {
    presenter.presentLoad(response: .started)
    loadTask = Task {
      do {
        let user = try await worker.fetchUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        worker.cachedUser = user
        handleLoadSuccess(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        handleLoadFailure(error)
      }
    }
  }

  private func handleLoadSuccess(_ user: User) {
    self.user = user
    presenter.presentLoad(response: .loaded(user))
    fetchPosts(by: user)
  }

  private func handleLoadFailure(_ error: any Error) {
    presenter.presentLoad(response: .failed(error))
  }

  // MARK: Count name

  func countName(request: Profile.CountName.Request) {
    presenter.presentNameCount(
      response: Profile.CountName.Response(characterCount: request.text.count))
  }

  // MARK: Change name

  func changeName(request: Profile.ChangeName.Request) {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try DisplayName(request.text)
      if name == user.displayName {
        presenter.presentChangeName(response: .kept(user.displayName))
      } else {
        changeName(to: name)
      }
    } catch {
      presenter.presentChangeName(response: .refused(error))
    }
  }

  private func changeName(to name: DisplayName) {
    presenter.presentChangeName(response: .started)
    saveNameTask = Task {
      do {
        try await worker.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        saveNameTask = nil
        handleChangeNameSuccess(name)
      } catch {
        guard !Task.isCancelled else { return }
        saveNameTask = nil
        handleChangeNameFailure(error)
      }
    }
  }

  private func handleChangeNameSuccess(_ name: DisplayName) {
    user?.displayName = name
    worker.updateCachedUser(user?.id) { $0.displayName = name }
    presenter.presentChangeName(response: .changed(name))
  }

  private func handleChangeNameFailure(_ error: any Error) {
    presenter.presentChangeName(response: .failed(error))
  }

  // MARK: Change photo

  func changePhoto(request: Profile.ChangePhoto.Request) {
    presenter.presentChangePhoto(response: .choosing)
    choosePhotoTask = Task {
      let data = await worker.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      presenter.presentChangePhoto(response: .cancelled)
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      handleChangePhotoFailure(error)
    }
  }

  private func changePhoto(to photo: Photo) {
    presenter.presentChangePhoto(response: .started)
    changePhotoTask = Task {
      do {
        try await worker.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        changePhotoTask = nil
        handleChangePhotoSuccess(photo)
      } catch {
        guard !Task.isCancelled else { return }
        changePhotoTask = nil
        handleChangePhotoFailure(error)
      }
    }
  }

  private func handleChangePhotoSuccess(_ photo: Photo) {
    user?.photo = photo
    worker.updateCachedUser(user?.id) { $0.photo = photo }
    presenter.presentChangePhoto(response: .changed(photo))
  }

  private func handleChangePhotoFailure(_ error: any Error) {
    presenter.presentChangePhoto(response: .failed(error))
  }

  // MARK: Posts

  func retryPosts(request: Profile.RetryPosts.Request) {
    guard let user else { return }
    presenter.presentPosts(response: .started)
    fetchPosts(by: user)
  }

  private func fetchPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await worker.fetchPosts(by: user)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        handleFetchPostsSuccess(posts)
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        handleFetchPostsFailure(error)
      }
    }
  }

  private func handleFetchPostsSuccess(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    presenter.presentPosts(response: .loaded(self.posts))
  }

  private func handleFetchPostsFailure(_ error: any Error) {
    presenter.presentPosts(response: .failed(error))
  }

  func selectPost(request: Profile.SelectPost.Request) {
    selectedPost = posts[request.index]
    presenter.presentSelectPost(response: Profile.SelectPost.Response())
  }

  // MARK: Log out

  func logOut(request: Profile.LogOut.Request) {
    endSession()
    worker.cachedUser = nil
    worker.logOut()
    presenter.presentLogOut(response: Profile.LogOut.Response())
  }

  // MARK: Leave

  func leave(request: Profile.Leave.Request) {
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { worker.cachedUser = nil }
    endSession()
    hasAppeared = false
    presenter.presentLeave(response: Profile.Leave.Response())
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
