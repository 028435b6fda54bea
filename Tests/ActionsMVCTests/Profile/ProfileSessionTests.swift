import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct ProfileSessionTests {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    var session: ProfileSession { ProfileSession(service: service, cache: cache) }

    @Test("A change that is abandoned empties the cache and sends no request")
    func abandons() async throws {
      session.abandonChange()
      #expect(cache.user == nil)
      try await settle()
      #expect(service.calls.isEmpty)
    }

    @Test(
      "Logging out empties the cache in the same turn, before any answer of the service",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func logsOut(answer: ScenarioService.Answer) async throws {
      session.logOut()
      #expect(cache.user == nil)
      cache.user = .dee
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      try service.answer(.logOut, with: answer)
      try await settle()
      #expect(cache.user == .dee)
    }

    @Test("Telling the service outlives the work that logs out")
    func outlivesItsTask() async throws {
      let task = Task { session.logOut() }
      try await settle()
      task.cancel()
      let call = try #require(service.calls.last)
      #expect(call.isPending && !call.isCancelled)
      service.endEveryCall()
    }
  }
}
