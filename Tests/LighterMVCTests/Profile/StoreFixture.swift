import Foundation
import Jobs
import Models
import Scenarios

@testable import LighterMVC

/// A profile store and the services that it asks.
struct StoreFixture {
  let service = ScenarioService()
  let cache: UserCache
  let postService = ScenarioPostService()
  let store: ProfileStore

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    store = ProfileStore(service: service, cache: cache, postService: postService)
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: Requests

  func load() async throws -> Task<User, any Error> {
    try await start { try await store.load() }
  }

  func changeDisplayName(to name: DisplayName) async throws -> Task<Void, any Error> {
    try await start { try await store.changeDisplayName(to: name, of: .blaine) }
  }

  func changePhoto(to photo: Photo) async throws -> Task<Void, any Error> {
    try await start { try await store.changePhoto(to: photo, of: .blaine) }
  }

  func loadPosts() async throws -> Task<[Post], any Error> {
    try await start { try await store.loadPosts(by: .blaine) }
  }

  /// Starts a request, and returns when the service has been asked.
  private func start<Answer: Sendable>(
    _ request: @escaping @MainActor () async throws -> Answer
  ) async throws -> Task<Answer, any Error> {
    let task = Task { try await request() }
    try await settle()
    return task
  }

  // MARK: Answers

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try postService.answer(answer)
    try await settle()
  }
}
