import Foundation
import Jobs
import Models
import Scenarios

@testable import CleanSwift

/// The profile's interactor, worker and presenter, joined as the configurator joins them.
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

  /// A profile that shows a cached user.
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

  /// Taps the button, chooses a photo, and waits for a request to the service.
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

  /// Ends all requests that wait for an answer.
  func end() async throws {
    photoLibrary.close()
    postService.endEveryCall()
    service.endEveryCall()
    try await settle()
  }
}
