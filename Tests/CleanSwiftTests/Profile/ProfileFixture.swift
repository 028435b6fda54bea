import Foundation
import Jobs
import Models
import Scenarios

@testable import CleanSwift

/// The profile's interactor, worker and presenter, connected as the configurator connects them.
final class ProfileFixture {
  let display = ProfileDisplayLogicSpy()
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let interactor: ProfileInteractor

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    let presenter = ProfilePresenter()
    interactor = ProfileInteractor(
      presenter: presenter,
      worker: ProfileWorker(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService))
    presenter.viewController = display
  }

  /// Returns a fixture whose profile screen shows a user from the cache.
  static func showing(_ user: User = .sample) -> ProfileFixture {
    let fixture = ProfileFixture(cached: user)
    fixture.interactor.load(request: .init())
    return fixture
  }

  func type(_ text: String) {
    display.type(text)
    interactor.countName(request: .init(text: text))
  }

  func endEditing(with text: String) {
    type(text)
    interactor.changeName(request: .init(text: text))
  }

  /// Asks for a change of the photo, lets the photo library return `data`, and waits for the
  /// result.
  func choosePhoto(_ data: Data?) async throws {
    interactor.changePhoto(request: .init())
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  /// Ends all requests that the test has not answered.
  func end() async throws {
    photoLibrary.close()
    postService.endEveryCall()
    service.endEveryCall()
    try await settle()
  }
}
