@testable import CleanSwift

final class ProfileBusinessLogicSpy: ProfileBusinessLogic {
  enum Request: Equatable {
    case load, reload, changePhoto, loadPosts, logOut, leave
    case countName(String)
    case changeDisplayName(String)
    case selectPost(Int)
  }

  private(set) var requests: [Request] = []

  func load() { requests.append(.load) }
  func reload() { requests.append(.reload) }
  func countName(request: Profile.CountName.Request) {
    requests.append(.countName(request.text))
  }
  func changeDisplayName(request: Profile.ChangeDisplayName.Request) {
    requests.append(.changeDisplayName(request.text))
  }
  func changePhoto() { requests.append(.changePhoto) }
  func loadPosts() { requests.append(.loadPosts) }
  func selectPost(request: Profile.SelectPost.Request) {
    requests.append(.selectPost(request.index))
  }
  func logOut() { requests.append(.logOut) }
  func leave() { requests.append(.leave) }
}

final class ProfileRoutingLogicSpy: ProfileRoutingLogic {
  enum Route: Equatable {
    case post, logIn
  }

  private(set) var routes: [Route] = []

  func routeToPost() { routes.append(.post) }
  func routeToLogIn() { routes.append(.logIn) }
}
