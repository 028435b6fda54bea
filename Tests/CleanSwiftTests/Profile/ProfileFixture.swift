import Foundation
import Jobs
import Models
import Scenarios

@testable import CleanSwift

/// The profile's interactor, worker and presenter, connected as the configurator connects them.
final class ProfileFixture {
  let display = ProfileDisplayLogicSpy()
  let service = ScenarioService()
  let postService = ScenarioPostService()
  let photoLibrary = ScenarioPhotoLibrary()
  let cache: UserCache
  let presenter = ProfilePresenter()
  let interactor: ProfileInteractor

  /// Creates a scene whose screen has appeared, with a user in the cache or without.
  init(cached user: User? = .sample) {
    cache = UserCache(user: user)
    interactor = ProfileInteractor(
      presenter: presenter,
      worker: ProfileWorker(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService))
    presenter.viewController = display
    interactor.load()
  }

  /// Returns a scene that has displayed the sample user.
  ///
  /// After this, ``take()`` returns only what is displayed later.
  static func shown() -> ProfileFixture {
    let fixture = ProfileFixture()
    _ = fixture.take()
    return fixture
  }

  /// Returns what was displayed since the last call of this method.
  func take() -> [ProfileDisplayLogicSpy.Display] {
    display.take()
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  /// The kinds of the requests that the scene has cancelled.
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  func type(_ text: String) {
    interactor.countName(request: .init(text: text))
  }

  func enter(_ text: String) async throws {
    type(text)
    interactor.changeDisplayName(request: .init(text: text))
    try await settle()
  }

  /// Asks for a change of the photo, and chooses `data` in the library.
  func choosePhoto(_ data: Data?) async throws {
    interactor.changePhoto()
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try await settle()
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }
}
