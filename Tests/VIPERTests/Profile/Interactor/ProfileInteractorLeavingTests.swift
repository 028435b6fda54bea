import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileInteractorLeavingTests {
  private let fixture = ProfileInteractorFixture()

  @Test(
    "P-18: logging out cancels the changes, empties the cache and tells the service",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    try await fixture.changeBoth()
    fixture.interactor.logOut()
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    #expect(fixture.cache.user == nil)
    fixture.interactor.leave()
    try await settle()
    #expect(fixture.requests.dropFirst(2) == [.logOut])
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    let answers = fixture.answers
    fixture.cache.user = .dee
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.answers == answers)
    #expect(fixture.cache.user == .dee)
  }

  @Test(
    "P-18, P-19, P-20: logging out and leaving cancel a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)], [true, false])
  func endsLoad(answer: ScenarioService.Answer, logsOut: Bool) async throws {
    let fixture = ProfileInteractorFixture(cached: nil)
    try await settle()
    if logsOut { fixture.interactor.logOut() } else { fixture.interactor.leave() }
    #expect(fixture.cancelled == [.currentUser])
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.answers == .init(loadStarts: 1))
    #expect(fixture.cache.user == .dee)
  }

  @Test(
    "P-26: logging out and leaving cancel the request for posts, whose late answer is not told",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)],
    [true, false])
  func endsPosts(answer: ScenarioPostService.Answer, logsOut: Bool) async throws {
    fixture.interactor.loadPosts()
    try await settle()
    if logsOut { fixture.interactor.logOut() } else { fixture.interactor.leave() }
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    try await fixture.answerPosts(answer)
    #expect(fixture.answers.posts == nil)
  }

  @Test(
    "P-18: after logging out nothing is sent, and nothing answered", arguments: ["Anna", ""])
  func asksNothingAfterLogOut(text: String) async throws {
    fixture.interactor.logOut()
    let answers = fixture.answers
    fixture.interactor.changeDisplayName(to: text)
    fixture.interactor.changePhoto(to: .png)
    fixture.interactor.loadPosts()
    try await settle()
    #expect(fixture.requests == [.logOut])
    #expect(fixture.postService.calls.isEmpty)
    #expect(fixture.answers == answers)
  }

  @Test(
    "P-20: after logging out late answers change nothing, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.sample, .dee])
  func answersAfterLogOut(answer: ScenarioService.Answer, user: User) async throws {
    try await fixture.changeBoth()
    fixture.interactor.logOut()
    fixture.interactor.leave()
    fixture.cache.user = user
    let answers = fixture.answers
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.answers == answers)
    #expect(fixture.cache.user == user)
  }

  @Test("P-19, P-20, P-27: changes in flight go on after leaving, and reach the cache alone")
  func leavesWithChanges() async throws {
    try await fixture.changeBoth()
    fixture.interactor.leave()
    #expect(fixture.cancelled.isEmpty)
    let answers = fixture.answers
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.answers == answers)
  }

  @Test("P-19: the failure of a change is not told after leaving")
  func failsAfterLeaving() async throws {
    try await fixture.changeBoth()
    fixture.interactor.leave()
    let answers = fixture.answers
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.answers == answers)
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-19, P-27: a change that is accepted after leaving keeps an emptied cache and another user",
    arguments: [nil, User.dee])
  func leavesWithOtherUser(_ user: User?) async throws {
    try await fixture.changeBoth()
    fixture.interactor.leave()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-21: requests that go on or were cancelled keep the interactor alive no more",
    arguments: [nil, User.sample], [true, false])
  func release(cached user: User?, logsOut: Bool) async throws {
    let service = ScenarioService()
    weak var weakInteractor: ProfileInteractor?
    do {
      let interactor = ProfileInteractor(
        service: service, cache: UserCache(user: user), postService: ScenarioPostService())
      interactor.load()
      interactor.changeDisplayName(to: "Anna")
      interactor.changePhoto(to: .png)
      interactor.loadPosts()
      try await settle()
      if logsOut { interactor.logOut() } else { interactor.leave() }
      try await settle()
      weakInteractor = interactor
    }
    #expect(!service.calls.filter(\.isPending).isEmpty)
    #expect(weakInteractor == nil)
  }

  @Test("P-21: the interactor does not keep its output alive")
  func weakOutput() {
    weak var weakOutput: ProfileInteractorOutputSpy?
    do {
      let output = ProfileInteractorOutputSpy()
      fixture.interactor.output = output
      weakOutput = output
    }
    #expect(weakOutput == nil)
  }
}
