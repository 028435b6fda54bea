import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

/// The types behind the actions of a profile screen, without a screen, and the outputs of each.
struct ProfileLogic {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache

  let session: ProfileSession
  let loader: ProfileLoader
  let nameChanger: NameChanger
  let photoChanger: PhotoChanger
  let postLoader: PostLoader

  let loading = HandlerSpy<User>()
  let naming = HandlerSpy<DisplayName>()
  let picturing = HandlerSpy<Photo?>()
  let posting = HandlerSpy<[Post]>()

  init(cached user: User?) {
    cache = UserCache(user: user)
    session = ProfileSession(service: service, cache: cache)
    loader = ProfileLoader(session: session, service: service, cache: cache)
    nameChanger = NameChanger(session: session, service: service, cache: cache)
    photoChanger = PhotoChanger(
      session: session, service: service, cache: cache, photoLibrary: photoLibrary)
    postLoader = PostLoader(session: session, service: postService)
  }

  /// Returns the logic of a screen that shows a cached user.
  static func loaded(_ user: User = .blaine) -> ProfileLogic {
    let logic = ProfileLogic(cached: user)
    logic.load()
    return logic
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  func load() {
    loader.load(loading.handle)
  }

  func reload() {
    loader.reload(loading.handle)
  }

  func changeName(to text: String) async throws {
    nameChanger.change(to: text, naming.handle)
    try await settle()
  }

  func openLibrary() async throws {
    photoChanger.change(picturing.handle)
    try await settle()
  }

  func choose(_ data: Data?) async throws {
    try await openLibrary()
    try photoLibrary.choose(data)
    try await settle()
  }

  func loadPosts() async throws {
    postLoader.load(posting.handle)
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

  /// Answers all waiting requests, so that no task is left waiting.
  func end() {
    service.endEveryCall()
    photoLibrary.close()
    postService.endEveryCall()
  }
}
