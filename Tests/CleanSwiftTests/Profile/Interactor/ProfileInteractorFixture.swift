import Foundation
import Jobs
import Models
import Scenarios

@testable import CleanSwift

/// The interactor with services that the test answers, before a replacement for the presenter.
final class ProfileInteractorFixture {
  let service = ScenarioService()
  let postService = ScenarioPostService()
  let cache: UserCache
  let presenter = ProfilePresentationLogicSpy()
  let interactor: ProfileInteractor

  /// Creates an interactor that has been asked to load, with a user in the cache or without.
  init(cached user: User? = .sample) {
    cache = UserCache(user: user)
    let worker = ProfileWorker(service: service, cache: cache, postService: postService)
    interactor = ProfileInteractor(presenter: presenter, worker: worker)
    interactor.load(request: .init(isRetry: false))
  }

  var presented: ProfilePresentationLogicSpy.Presented { presenter.presented }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  /// The kinds of the requests that the interactor has cancelled.
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  func changeDisplayName(to text: String) async throws {
    interactor.changeDisplayName(request: .init(text: text))
    try await settle()
  }

  func changePhoto(to data: Data) async throws {
    interactor.changePhoto(request: .init(data: data))
    try await settle()
  }

  /// Asks for a change of name and photo at once.
  func changeBoth() async throws {
    try await changeDisplayName(to: "Anna")
    try await changePhoto(to: .png)
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
