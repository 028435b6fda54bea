import Foundation
import Jobs
import Models
import Scenarios

@testable import LighterMVC

/// A profile store, the objects that the store uses, and a caller that records the store's answers.
struct StoreFixture {
  /// An answer of the store; the value of `failure` is the error message.
  enum Answer: Equatable {
    case user(User)
    case changed
    case photo(Data?)
    case posts([Post])
    case failure(String)
  }

  private final class Caller {
    var answers: [Answer] = []
  }

  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let store: ProfileStore
  private let caller = Caller()

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    store = ProfileStore(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
  }

  var answers: [Answer] { caller.answers }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: Requests

  func load() async throws {
    store.load { [caller] in caller.answers.append(answer($0) { .user($0) }) }
    try await settle()
  }

  func changeDisplayName(to name: DisplayName) async throws {
    store.changeDisplayName(to: name, of: .blaine) { [caller] in
      caller.answers.append(answer($0) { .changed })
    }
    try await settle()
  }

  func choosePhoto() async throws {
    store.choosePhoto { [caller] in caller.answers.append(.photo($0)) }
    try await settle()
  }

  func changePhoto(to photo: Photo) async throws {
    store.changePhoto(to: photo, of: .blaine) { [caller] in
      caller.answers.append(answer($0) { .changed })
    }
    try await settle()
  }

  func loadPosts() async throws {
    store.loadPosts(by: .blaine) { [caller] in caller.answers.append(answer($0) { .posts($0) }) }
    try await settle()
  }

  private func answer<Value>(
    _ result: Result<Value, any Error>, _ success: (Value) -> Answer
  ) -> Answer {
    switch result {
    case .success(let value): success(value)
    case .failure(let error): .failure(error.localizedDescription)
    }
  }

  // MARK: Answers of the services

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

  func answerPhotoLibrary(_ data: Data?) async throws {
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }
}
