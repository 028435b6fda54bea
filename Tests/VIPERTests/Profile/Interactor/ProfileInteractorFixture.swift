import Foundation
import Jobs
import Models
import Scenarios

@testable import VIPER

/// The interactor between services that the test answers and a replacement for the presenter.
final class ProfileInteractorFixture {
  let service = ScenarioService()
  let postService = ScenarioPostService()
  let cache: UserCache
  let output = ProfileInteractorOutputSpy()
  let interactor: ProfileInteractor

  /// Creates an interactor that has been asked to load, with a user in the cache or without.
  init(cached user: User? = .sample) {
    cache = UserCache(user: user)
    interactor = ProfileInteractor(service: service, cache: cache, postService: postService)
    interactor.output = output
    interactor.load()
  }

  var answers: ProfileInteractorOutputSpy.Answers { output.answers }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  /// The kinds of the requests that the interactor has cancelled.
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  /// Asks for a change of name and photo at once.
  func changeBoth() async throws {
    interactor.changeDisplayName(to: "Anna")
    interactor.changePhoto(to: .png)
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
