import Jobs
import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile effect handler: leaving")
struct ProfileEffectHandlerLeavingTests {
  let fixture = EffectFixture()

  @Test("P-19, P-26: cancelled requests are told, and the others go on")
  func cancels() async throws {
    try await fixture.runEverything()
    fixture.run(.cancel([.load, .choosePhoto, .loadPosts]))
    #expect(fixture.service.calls.map(\.isCancelled) == [true, false, false])
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test("P-19: an open library is cancelled, also if no other request is in flight")
  func cancelsChoosingPhoto() async throws {
    fixture.run(.choosePhoto)
    try await settle()
    fixture.run(.cancel([.load, .choosePhoto, .loadPosts]))
    #expect(fixture.photoLibrary.isCancelled)
  }

  @Test(
    "P-20, P-26: late answers to cancelled requests are not sent, and no user is cached",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func ignoresCancelledRequests(answer: ScenarioService.Answer) async throws {
    try await fixture.runEverything()
    fixture.run(.cancel([.load, .choosePhoto, .loadPosts]))
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answerPosts(.posts([.sample(1)]))
    #expect(fixture.messages == [])
    #expect(fixture.cache.user == .dee)
  }

  @Test("P-19, P-20: changes that are let go reach the cache, and their answers are not sent")
  func letsChangesGo() async throws {
    try await fixture.runEverything()
    fixture.run(.letGo([.changeDisplayName, .changePhoto]))
    #expect(fixture.service.calls.map(\.isCancelled) == [false, false, false])
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee"))
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: .landscape))
    #expect(fixture.messages == [])
  }

  @Test("P-19, P-20: changes that are let go and fail reach nothing")
  func ignoresLateFailures() async throws {
    try await fixture.runEverything()
    fixture.run(.letGo([.changeDisplayName, .changePhoto]))
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.messages == [])
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-27: changes that are let go leave the rest of the cache alone",
    arguments: [nil, User.dee.renamed("Dai"), User.blaine.renamed("Dai").with(photo: nil)])
  func keepsCache(_ user: User?) async throws {
    try await fixture.runEverything()
    fixture.run(.letGo([.changeDisplayName, .changePhoto]))
    fixture.cache.user = user
    let isSameUser = user?.id == User.blaine.id
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user == (isSameUser ? user?.renamed("Dee") : user))
    fixture.cache.user = user
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == (isSameUser ? user?.with(photo: .landscape) : user))
  }

  @Test("P-18, P-26: all requests are cancelled together, in the same turn")
  func cancelsAll() async throws {
    try await fixture.runEverything()
    fixture.run(.cancelAll)
    #expect(fixture.service.calls.map(\.isCancelled) == [true, true, true])
    #expect(fixture.photoLibrary.isCancelled)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the user is cached again",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
  func ignoresLateAnswers(answer: ScenarioService.Answer) async throws {
    try await fixture.runEverything()
    fixture.run(.cancelAll, .logOut)
    fixture.cache.user = .blaine
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    try await fixture.answer(.currentUser, with: .user(.dee))
    #expect(fixture.messages == [])
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-18: logging out empties the cache in the same turn, and the answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)], [nil, User.dee])
  func logsOut(answer: ScenarioService.Answer, next: User?) async throws {
    fixture.run(.cancelAll, .logOut)
    #expect(fixture.cache.user == nil)
    fixture.cache.user = next
    fixture.run(.cancel([.load, .choosePhoto, .loadPosts]), .cancelAll)
    try await settle()
    #expect(fixture.requests == [.logOut])
    #expect(fixture.service.calls.map(\.isCancelled) == [false])
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.messages == [])
    #expect(fixture.cache.user == next)
  }

  @Test("P-18, P-21: the service is told even though the effect handler is gone")
  func outlivesHandler() async throws {
    var fixture: EffectFixture? = EffectFixture()
    weak let effectHandler = fixture?.effectHandler
    let service = try #require(fixture?.service)
    fixture?.run(.logOut)
    fixture = nil
    #expect(effectHandler == nil)
    try await settle()
    #expect(service.calls.map(\.request) == [.logOut])
    #expect(service.calls.map(\.isCancelled) == [false])
  }

  @Test("P-21: unanswered requests keep no effect handler alive, and changes go on without it")
  func isReleased() async throws {
    var fixture: EffectFixture? = EffectFixture()
    weak let effectHandler = fixture?.effectHandler
    let service = try #require(fixture?.service)
    let photoLibrary = try #require(fixture?.photoLibrary)
    let cache = try #require(fixture?.cache)
    try await fixture?.runEverything()
    fixture?.run(
      .cancel([.load, .choosePhoto, .loadPosts]), .letGo([.changeDisplayName, .changePhoto]))
    fixture = nil
    #expect(effectHandler == nil)
    #expect(service.calls.map(\.isPending) == [true, true, true])
    #expect(photoLibrary.isOpen)
    try service.answer(.changeDisplayName, with: .accepted)
    try service.answer(.changePhoto, with: .accepted)
    try await settle()
    #expect(cache.user == .blaine.renamed("Dee").with(photo: .landscape))
  }
}
