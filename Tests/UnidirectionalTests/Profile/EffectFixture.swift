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
  /// Returns true if both messages are the same, with errors of the same wording.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.didLookUpCachedUser(let lhs), .didLookUpCachedUser(let rhs)): lhs == rhs
    case (.didLoad(let lhs), .didLoad(let rhs)): isSame(lhs, rhs)
    case (.didChangeDisplayName(let name, let lhs), .didChangeDisplayName(let other, let rhs)):
      name == other && isSame(lhs.map { true }, rhs.map { true })
    case (.didChoosePhoto(let lhs), .didChoosePhoto(let rhs)): lhs == rhs
    case (.didChangePhoto(let photo, let lhs), .didChangePhoto(let other, let rhs)):
      photo == other && isSame(lhs.map { true }, rhs.map { true })
    case (.didLoadPosts(let lhs, let zone), .didLoadPosts(let rhs, let other)):
      isSame(lhs, rhs) && zone.identifier == other.identifier
    default: false
    }
  }

  private nonisolated static func isSame<Value: Equatable>(
    _ lhs: Result<Value, any Error>, _ rhs: Result<Value, any Error>
  ) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      lhs.localizedDescription == rhs.localizedDescription
    default: false
    }
  }
}
