import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileInteractorLeavingTests {
  private let fixture = ProfileInteractorFixture()

  @Test(
    "P-18: logging out cancels the changes, empties the cache and is presented at once",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    try await fixture.changeBoth()
    fixture.interactor.logOut(request: .init())
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    #expect(fixture.cache.user == nil)
    #expect(fixture.presented.logOuts == 1)
    fixture.interactor.leave(request: .init())
    try await settle()
    #expect(fixture.requests.dropFirst(2) == [.logOut])
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    let presented = fixture.presented
    fixture.cache.user = .dee
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.presented == presented)
    #expect(fixture.cache.user == .dee)
  }

  @Test(
    "P-18, P-19, P-20: logging out and leaving cancel a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)], [true, false])
  func endsLoad(answer: ScenarioService.Answer, logsOut: Bool) async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await settle()
    end(fixture.interactor, logsOut: logsOut)
    #expect(fixture.cancelled == [.currentUser])
    fixture.cache.user = .dee
    let presented = fixture.presented
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.presented == presented)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.postService.calls.isEmpty)
  }

  @Test(
    "P-26: logging out and leaving cancel the request for posts, whose late answer is not presented",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func endsPosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
    try await settle()
    end(fixture.interactor, logsOut: logsOut)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    try await fixture.answerPosts(answer)
    #expect(fixture.presented.posts == nil)
    #expect(fixture.interactor.posts.isEmpty)
  }

  @Test(
    "P-18: after logging out, no change and no retry of the posts asks or presents anything",
    arguments: ["Anna", "", "David Blaine"])
  func asksNothingAfterLogOut(text: String) async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.interactor.logOut(request: .init())
    let presented = fixture.presented
    try await fixture.changeDisplayName(to: text)
    try await fixture.changePhoto(to: .png)
    fixture.interactor.loadPosts(request: .init())
    try await settle()
    #expect(fixture.presented == presented)
    #expect(fixture.requests == [.logOut])
    #expect(fixture.postService.calls.count == 1)
  }

  @Test(
    "P-20: after logging out late answers change nothing, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.sample, .dee])
  func answersAfterLogOut(answer: ScenarioService.Answer, user: User) async throws {
    try await fixture.changeBoth()
    fixture.interactor.logOut(request: .init())
    fixture.interactor.leave(request: .init())
    fixture.cache.user = user
    let presented = fixture.presented
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.presented == presented)
    #expect(fixture.cache.user == user)
  }

  @Test("P-19, P-20, P-27: changes in flight go on after leaving, and reach the cache alone")
  func leavesWithChanges() async throws {
    try await fixture.changeBoth()
    fixture.interactor.leave(request: .init())
    #expect(fixture.cancelled.isEmpty)
    let presented = fixture.presented
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.presented == presented)
  }

  @Test("P-19: the failure of a change is not presented after leaving")
  func failsAfterLeaving() async throws {
    try await fixture.changeBoth()
    fixture.interactor.leave(request: .init())
    let presented = fixture.presented
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.presented == presented)
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-21: requests that go on or were cancelled keep no part of the scene alive",
    arguments: [nil, User.sample], [true, false])
  func release(cached user: User?, logsOut: Bool) async throws {
    let service = ScenarioService()
    weak var weakInteractor: ProfileInteractor?
    weak var weakPresenter: ProfilePresentationLogicSpy?
    do {
      let presenter = ProfilePresentationLogicSpy()
      let worker = ProfileWorker(
        service: service, cache: UserCache(user: user), postService: ScenarioPostService())
      let interactor = ProfileInteractor(presenter: presenter, worker: worker)
      interactor.load(request: .init(isRetry: false))
      interactor.changeDisplayName(request: .init(text: "Anna"))
      interactor.changePhoto(request: .init(data: .png))
      try await settle()
      end(interactor, logsOut: logsOut)
      try await settle()
      weakInteractor = interactor
      weakPresenter = presenter
    }
    #expect(!service.calls.filter(\.isPending).isEmpty)
    #expect(weakInteractor == nil && weakPresenter == nil)
  }

  private func end(_ interactor: ProfileInteractor, logsOut: Bool) {
    if logsOut {
      interactor.logOut(request: .init())
    } else {
      interactor.leave(request: .init())
    }
  }
}
