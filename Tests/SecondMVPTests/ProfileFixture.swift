import Foundation
import Jobs
import Models
import Scenarios

@testable import SecondMVP

/// A presenter of the profile with a view that spies on it and services that wait for answers.
final class ProfileFixture {
  let service: ScenarioService
  let postService = ScenarioPostService()
  let photoLibrary = ScenarioPhotoLibrary()
  let cache: UserCache
  let view = ProfileViewSpy()
  let presenter: ProfilePresenter

  init(service: ScenarioService = ScenarioService(), cache: UserCache) {
    self.service = service
    self.cache = cache
    presenter = ProfilePresenter(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    presenter.view = view
  }

  convenience init(cached user: User?) {
    self.init(cache: UserCache(user: user))
  }

  static func opened(cached user: User?) async throws -> ProfileFixture {
    let fixture = ProfileFixture(cached: user)
    fixture.presenter.viewDidLoad()
    try await settle()
    return fixture
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  var usersOfPostRequests: [User.ID] { postService.calls.map(\.userID) }

  func isCancelled(_ kind: ScenarioService.Kind) -> Bool {
    service.calls.contains { $0.request.kind == kind && $0.isCancelled }
  }

  func rename(to text: String) async throws {
    presenter.didEditName(text)
    presenter.didEndEditingName(text)
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    presenter.didTapChangePhoto()
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(
    _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer,
    to call: WaitingCall = .oldest
  ) async throws {
    try service.answer(kind, with: answer, to: call)
    try await settle()
  }

  func answerPosts(
    with answer: ScenarioPostService.Answer, to call: WaitingCall = .oldest
  ) async throws {
    try postService.answer(answer, to: call)
    try await settle()
  }
}

extension User {
  nonisolated func named(_ name: String) -> User {
    User(id: id, displayName: .sample(name), photo: photo)
  }

  nonisolated func showing(_ photo: Photo?) -> User {
    User(id: id, displayName: displayName, photo: photo)
  }
}
