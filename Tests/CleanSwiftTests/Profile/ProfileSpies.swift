@testable import CleanSwift

final class ProfileBusinessLogicSpy: ProfileBusinessLogic {
  enum Request: Equatable {
    case load, leave, reload, changePhoto, reloadPosts, logOut
    case countName(String)
    case changeDisplayName(String)
  }

  private(set) var requests: [Request] = []

  func load() { requests.append(.load) }
  func leave() { requests.append(.leave) }
  func reload() { requests.append(.reload) }
  func countName(request: Profile.CountName.Request) {
    requests.append(.countName(request.text))
  }
  func changeDisplayName(request: Profile.ChangeDisplayName.Request) {
    requests.append(.changeDisplayName(request.text))
  }
  func changePhoto() { requests.append(.changePhoto) }
  func reloadPosts() { requests.append(.reloadPosts) }
  func logOut() { requests.append(.logOut) }
}

final class ProfileRoutingLogicSpy: ProfileRoutingLogic {
  enum Route: Equatable {
    case post(Int)
    case logIn
  }

  private(set) var routes: [Route] = []

  func routeToPost(at index: Int) { routes.append(.post(index)) }
  func routeToLogIn() { routes.append(.logIn) }
}
