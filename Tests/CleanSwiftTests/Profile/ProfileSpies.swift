import Foundation
import Models

@testable import CleanSwift

final class ProfileBusinessLogicSpy: ProfileBusinessLogic {
  enum Request: Equatable {
    case load, retry, changePhoto, retryPosts, logOut, leave
    case selectPost(Int)
    case countName(String)
    case changeName(String)
  }

  private(set) var requests: [Request] = []

  func load(request: Profile.Load.Request) { requests.append(.load) }
  func retry(request: Profile.Retry.Request) { requests.append(.retry) }
  func countName(request: Profile.CountName.Request) {
    requests.append(.countName(request.text))
  }
  func changeName(request: Profile.ChangeName.Request) {
    requests.append(.changeName(request.text))
  }
  func changePhoto(request: Profile.ChangePhoto.Request) { requests.append(.changePhoto) }
  func retryPosts(request: Profile.RetryPosts.Request) { requests.append(.retryPosts) }
  func selectPost(request: Profile.SelectPost.Request) {
    requests.append(.selectPost(request.index))
  }
  func logOut(request: Profile.LogOut.Request) { requests.append(.logOut) }
  func leave(request: Profile.Leave.Request) { requests.append(.leave) }
}

final class ProfilePresentationLogicSpy: ProfilePresentationLogic {
  enum Response: Equatable {
    case startedLoading, loaded(User), failedToLoad(String)
    case counted(Int)
    case refusedName(DisplayNameError), keptName(String)
    case startedChangingName, changedName(String), failedToChangeName(String)
    case choosingPhoto, cancelledChoosingPhoto
    case startedChangingPhoto, changedPhoto(Photo), failedToChangePhoto(String)
    case startedFetchingPosts, fetchedPosts([Post]), failedToFetchPosts(String), selectedPost
    case loggedOut, left
  }

  private(set) var responses: [Response] = []

  func presentLoad(response: Profile.Load.Response) {
    let entry: Response =
      switch response {
      case .started: .startedLoading
      case .loaded(let user): .loaded(user)
      case .failed(let error): .failedToLoad(error.localizedDescription)
      }
    responses.append(entry)
  }

  func presentNameCount(response: Profile.CountName.Response) {
    responses.append(.counted(response.characterCount))
  }

  func presentChangeName(response: Profile.ChangeName.Response) {
    let entry: Response =
      switch response {
      case .refused(let error): .refusedName(error)
      case .kept(let name): .keptName(name.text)
      case .started: .startedChangingName
      case .changed(let name): .changedName(name.text)
      case .failed(let error): .failedToChangeName(error.localizedDescription)
      }
    responses.append(entry)
  }

  func presentChangePhoto(response: Profile.ChangePhoto.Response) {
    let entry: Response =
      switch response {
      case .choosing: .choosingPhoto
      case .cancelled: .cancelledChoosingPhoto
      case .started: .startedChangingPhoto
      case .changed(let photo): .changedPhoto(photo)
      case .failed(let error): .failedToChangePhoto(error.localizedDescription)
      }
    responses.append(entry)
  }

  func presentPosts(response: Profile.FetchPosts.Response) {
    let entry: Response =
      switch response {
      case .started: .startedFetchingPosts
      case .loaded(let posts): .fetchedPosts(posts)
      case .failed(let error): .failedToFetchPosts(error.localizedDescription)
      }
    responses.append(entry)
  }

  func presentSelectPost(response: Profile.SelectPost.Response) {
    responses.append(.selectedPost)
  }

  func presentLogOut(response: Profile.LogOut.Response) { responses.append(.loggedOut) }
  func presentLeave(response: Profile.Leave.Response) { responses.append(.left) }
}

final class ProfileRoutingLogicSpy: ProfileRoutingLogic {
  private(set) var routesToLogIn = 0
  private(set) var routesToPost = 0

  func routeToLogIn() { routesToLogIn += 1 }
  func routeToPost() { routesToPost += 1 }
}
