import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

/// The objects that do the work of a profile screen's actions, without a screen.
///
/// For each kind of work, a ``HandlerSpy`` records the outputs.
struct ProfileLogic {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache

  let closer: ProfileCloser
  let loader: ProfileLoader
  let nameChanger: NameChanger
  let photoChanger: PhotoChanger
  let postLoader: PostLoader

  let loading = HandlerSpy<Outcome<User>>()
  let naming = HandlerSpy<Outcome<DisplayName>>()
  let choosing = HandlerSpy<Data?>()
  let picturing = HandlerSpy<Outcome<Photo>>()
  let posting = HandlerSpy<Outcome<[Post]>>()

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    let requests = Requests()
    closer = ProfileCloser(service: service, cache: cache, requests: requests)
    loader = ProfileLoader(service: service, cache: cache, requests: requests)
    nameChanger = NameChanger(service: service, cache: cache, requests: requests)
    photoChanger = PhotoChanger(
      service: service, cache: cache, photoLibrary: photoLibrary, requests: requests)
    postLoader = PostLoader(service: postService, requests: requests)
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  func load() async throws {
    loader.load { [loading] in loading.handle(Outcome($0)) }
    try await settle()
  }

  func changeDisplayName(to text: String, of user: User = .blaine) async throws {
    nameChanger.change(to: text, of: user) { [naming] in naming.handle(Outcome($0)) }
    try await settle()
  }

  func openLibrary() async throws {
    photoChanger.choose(choosing.handle)
    try await settle()
  }

  func changePhoto(to data: Data, of user: User = .blaine) async throws {
    photoChanger.change(to: data, of: user) { [picturing] in picturing.handle(Outcome($0)) }
    try await settle()
  }

  func loadPosts() async throws {
    postLoader.load(by: .blaine) { [posting] in posting.handle(Outcome($0)) }
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
  func endEveryRequest() {
    service.endEveryCall()
    photoLibrary.close()
    postService.endEveryCall()
  }
}
