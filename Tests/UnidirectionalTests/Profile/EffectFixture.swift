import Foundation
import Jobs
import Models
import Scenarios

@testable import Unidirectional

/// An effect handler with test doubles for its services, and a list of the messages it has sent.
final class EffectFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let effectHandler: ProfileEffectHandler
  private(set) var messages: [ProfileMessage] = []

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    effectHandler = ProfileEffectHandler(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  /// Runs effects, one after the other, in the same turn.
  func run(_ effects: ProfileEffect...) {
    for effect in effects {
      effectHandler.run(effect) { [weak self] in self?.messages.append($0) }
    }
  }

  /// Runs the effects of which the answers are awaited, and waits until they have sent requests.
  func runEverything() async throws {
    run(
      .load, .choosePhoto, .loadPosts(by: User.blaine.id),
      .changeDisplayName(to: .sample("Dee"), of: User.blaine.id),
      .changePhoto(to: .landscape, of: User.blaine.id))
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

  func choosePhoto(_ data: Data?) async throws {
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }
}

extension ProfileMessage: Equatable {
  /// Returns true if both messages are the same answer, with errors of the same wording.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }

  private nonisolated var values: [AnyHashable?] {
    switch self {
    case .didLookUpCachedUser(let user): ["cached", user]
    case .didLoad(let result): ["user", value(of: result)]
    case .didChangeDisplayName(let name, let result): [name, value(of: result.map { true })]
    case .didChoosePhoto(let data): ["photo", data]
    case .didChangePhoto(let photo, let result): [photo, value(of: result.map { true })]
    case .didLoadPosts(let result, let timeZone): [value(of: result), timeZone.identifier]
    default: []
    }
  }

  private nonisolated func value(of result: Result<some Hashable, any Error>) -> AnyHashable {
    do { return try result.get() } catch { return error.localizedDescription }
  }
}
