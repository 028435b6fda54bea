import Foundation
import Models

/// The requests of the view controller.
protocol ProfileBusinessLogic: AnyObject {
  func load(request: Profile.Load.Request)
  func leave(request: Profile.Leave.Request)
  func countName(request: Profile.CountName.Request)
  func changeDisplayName(request: Profile.ChangeDisplayName.Request)
  func changePhoto(request: Profile.ChangePhoto.Request)
  func loadPosts(request: Profile.LoadPosts.Request)
  func logOut(request: Profile.LogOut.Request)
}

/// The data that the router passes on.
protocol ProfileDataStore: AnyObject {
  var posts: [Post] { get }
}

/// Handles the requests with the worker, and sends each outcome to the presenter.
final class ProfileInteractor {
  private(set) var posts: [Post] = []

  private let presenter: any ProfilePresentationLogic
  private let worker: ProfileWorker

  private let requests = Requests()
  private var user: User?

  init(presenter: any ProfilePresentationLogic, worker: ProfileWorker) {
    self.presenter = presenter
    self.worker = worker
  }
}

extension ProfileInteractor: ProfileBusinessLogic, ProfileDataStore {
  // MARK: Life cycle

  func leave(request: Profile.Leave.Request) {
    requests.cancel(.load, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  func load(request: Profile.Load.Request) {
    if !request.isRetry, let user = worker.cachedUser {
      didLoad(.success(user))
    } else {
      load()
    }
  }

  private func load() {
    presenter.presentLoad(response: .started)
    requests.start(.load) { [worker] in
      try await worker.load()
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      self.user = user
      presenter.presentLoad(response: .loaded(user))
      loadPosts(by: user)
    case .failure(let error):
      presenter.presentLoad(response: .failed(error))
    }
  }

  // MARK: Display name

  func countName(request: Profile.CountName.Request) {
    presenter.presentCountName(
      response: Profile.CountName.Response(
        characterCount: DisplayName.characterCount(of: request.text)))
  }

  func changeDisplayName(request: Profile.ChangeDisplayName.Request) {
    // Logging out ends the editing of the name field, when there is no user any more.
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
    requests.start(.changeDisplayName) { [worker] in
      try await worker.changeDisplayName(to: name, of: user)
    } deliver: { [weak self] result in
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

  func changePhoto(request: Profile.ChangePhoto.Request) {
    guard let user else { return }
    do {
      changePhoto(to: try Photo(request.data), of: user)
    } catch {
      presenter.presentChangePhoto(response: .failed(error))
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    requests.start(.changePhoto) { [worker] in
      try await worker.changePhoto(to: photo, of: user)
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    switch result {
    case .success:
      user?.photo = photo
      presenter.presentChangePhoto(response: .saved(photo))
    case .failure(let error):
      presenter.presentChangePhoto(response: .failed(error))
    }
  }

  // MARK: Posts

  func loadPosts(request: Profile.LoadPosts.Request) {
    guard let user else { return }
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [worker] in
      try await worker.loadPosts(by: user)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      presenter.presentLoadPosts(response: .loaded(self.posts))
    case .failure(let error):
      presenter.presentLoadPosts(response: .failed(error))
    }
  }

  // MARK: Log out

  func logOut(request: Profile.LogOut.Request) {
    requests.cancelAll()
    user = nil
    worker.logOut()
    presenter.presentLogOut(response: Profile.LogOut.Response())
  }
}
