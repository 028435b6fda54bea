import Foundation
import Models

/// The requests of the view controller.
protocol ProfileBusinessLogic: AnyObject {
  func load()
  func leave()
  func reload()
  func countName(request: Profile.CountName.Request)
  func changeDisplayName(request: Profile.ChangeDisplayName.Request)
  func changePhoto()
  func reloadPosts()
  func logOut()
}

/// The data that the router passes on.
protocol ProfileDataStore: AnyObject {
  var posts: [Post] { get }
}

/// Handles the requests, and sends each outcome to the presenter.
///
/// The worker asks the services, caches the user and accepted changes, and returns the answers. The
/// view controller requests a load each time the screen appears, and the interactor handles only
/// the first of these requests.
final class ProfileInteractor {
  private(set) var posts: [Post] = []

  private let presenter: any ProfilePresentationLogic
  private let worker: ProfileWorker

  private var hasAppeared = false
  private var user: User?

  init(presenter: any ProfilePresentationLogic, worker: ProfileWorker) {
    self.presenter = presenter
    self.worker = worker
  }
}

extension ProfileInteractor: ProfileBusinessLogic, ProfileDataStore {
  // MARK: Life cycle

  func load() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = worker.cachedUser {
      take(user, presentedBy: .cached(user))
    } else {
      reload()
    }
  }

  func leave() {
    worker.leave()
  }

  // MARK: Loading

  func reload() {
    presenter.presentLoad(response: .started)
    worker.load { [weak self] result in self?.didLoad(result) }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user): take(user, presentedBy: .loaded(user))
    case .failure(let error): presenter.presentLoad(response: .failed(error))
    }
  }

  private func take(_ user: User, presentedBy response: Profile.Load.Response) {
    self.user = user
    presenter.presentLoad(response: response)
    loadPosts(by: user)
  }

  // MARK: Display name

  func countName(request: Profile.CountName.Request) {
    presenter.presentNameCount(
      response: Profile.CountName.Response(characterCount: request.text.count))
  }

  func changeDisplayName(request: Profile.ChangeDisplayName.Request) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(request.text)
      if name == user.displayName {
        presenter.presentChangeDisplayName(response: .kept(user.displayName))
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      presenter.presentChangeDisplayName(response: .refused(error))
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
    worker.choosePhoto { [weak self] data in self?.didChoosePhoto(data) }
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

  func reloadPosts() {
    guard let user else { return }
    presenter.presentLoadPosts(response: .restarted)
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    worker.loadPosts(by: user) { [weak self] result in self?.didLoadPosts(result) }
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

  // MARK: Log out

  func logOut() {
    worker.logOut()
    user = nil
    presenter.presentLogOut()
  }
}
