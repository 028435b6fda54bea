import Foundation
import Models

/// The requests of the view controller.
protocol ProfileBusinessLogic {
  func load()
  func reload()
  func countName(request: Profile.CountName.Request)
  func changeDisplayName(request: Profile.ChangeDisplayName.Request)
  func changePhoto()
  func loadPosts()
  func selectPost(request: Profile.SelectPost.Request)
  func logOut()
  func leave()
}

/// The data that the router passes on.
protocol ProfileDataStore: AnyObject {
  var selectedPost: Post? { get }
}

/// Decides what a request leads to, and responds with each outcome.
///
/// The interactor knows the user and the posts that are shown. It asks no service itself: the
/// worker does, caches the answer and hands it back.
final class ProfileInteractor: ProfileDataStore {
  private(set) var selectedPost: Post?

  private let presenter: any ProfilePresentationLogic
  private let worker: ProfileWorker

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

  init(presenter: any ProfilePresentationLogic, worker: ProfileWorker) {
    self.presenter = presenter
    self.worker = worker
  }
}

extension ProfileInteractor: ProfileBusinessLogic {
  // MARK: Loading

  func load() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = worker.cachedUser {
      present(user)
    } else {
      reload()
    }
  }

  func reload() {
    presenter.presentLoad(response: .started)
    worker.loadUser { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user): present(user)
    case .failure(let error): presenter.presentLoad(response: .failed(error))
    }
  }

  private func present(_ user: User) {
    self.user = user
    presenter.presentLoad(response: .loaded(user))
    loadPosts()
  }

  // MARK: Display name

  func countName(request: Profile.CountName.Request) {
    presenter.presentNameCount(
      response: Profile.CountName.Response(characterCount: request.text.count))
  }

  func changeDisplayName(request: Profile.ChangeDisplayName.Request) {
    // After logging out, the name field ends editing, and there is no user whose name could change.
    guard let user else { return }
    do {
      let name = try DisplayName(request.text)
      if name == user.displayName {
        presenter.presentChangeDisplayName(response: .saved(user.displayName))
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      presenter.presentChangeDisplayName(response: .failed(error))
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    presenter.presentChangeDisplayName(response: .started)
    worker.changeDisplayName(to: name, of: user) { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    switch result {
    case .success:
      user?.displayName = name
      presenter.presentChangeDisplayName(response: .saved(name))
    case .failure(let error):
      presenter.presentChangeDisplayName(response: .failed(error))
    }
  }

  // MARK: Photo

  func changePhoto() {
    presenter.presentChangePhoto(response: .choosing)
    worker.choosePhoto { [weak self] data in
      self?.didChoosePhoto(data)
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      presenter.presentChangePhoto(response: .cancelled)
      return
    }
    do {
      changePhoto(to: try Photo(data), of: user)
    } catch {
      presenter.presentChangePhoto(response: .failed(error))
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    presenter.presentChangePhoto(response: .started)
    worker.changePhoto(to: photo, of: user) { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    switch result {
    case .success: presenter.presentChangePhoto(response: .saved(photo))
    case .failure(let error): presenter.presentChangePhoto(response: .failed(error))
    }
  }

  // MARK: Posts

  func loadPosts() {
    guard let user else { return }
    presenter.presentLoadPosts(response: .started)
    worker.loadPosts(by: user) { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): present(posts)
    case .failure(let error): presenter.presentLoadPosts(response: .failed(error))
    }
  }

  private func present(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    presenter.presentLoadPosts(response: .loaded(self.posts))
  }

  func selectPost(request: Profile.SelectPost.Request) {
    selectedPost = posts[request.index]
    presenter.presentSelectPost()
  }

  // MARK: Leaving

  func logOut() {
    user = nil
    worker.logOut()
    presenter.presentLogOut()
  }

  func leave() {
    worker.leave()
  }
}
