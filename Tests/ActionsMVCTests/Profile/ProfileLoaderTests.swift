import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct ProfileLoaderTests {
    @Test("P-1: with nothing cached, the service is asked once")
    func asks() async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      #expect(logic.loading.outputs == [.sent])
      try await settle()
      #expect(logic.requests == [.currentUser])
      #expect(logic.cache.user == nil)
      logic.end()
    }

    @Test("P-2: a loaded user is handed over and cached")
    func loads() async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      try await logic.answer(.currentUser, with: .user(.blaine))
      #expect(logic.loading.outputs == [.sent, .succeeded(.blaine)])
      #expect(logic.cache.user == .blaine)
      #expect(logic.session.user == .blaine)
    }

    @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
    func replaces() async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      try await settle()
      logic.cache.user = .dee
      try await logic.answer(.currentUser, with: .user(.blaine))
      #expect(logic.loading.outputs == [.sent, .succeeded(.blaine)])
      #expect(logic.cache.user == .blaine)
    }

    @Test("P-3: a cached user is handed over at once, and nothing is asked")
    func cached() async throws {
      let logic = ProfileLogic(cached: .blaine)
      logic.load()
      #expect(logic.loading.outputs == [.succeeded(.blaine)])
      #expect(logic.session.user == .blaine)
      try await settle()
      #expect(logic.requests.isEmpty)
      #expect(logic.cache.user == .blaine)
    }

    @Test(
      "P-4: a failed load tells the reason, and nothing is cached",
      arguments: [UserServiceError.unreachable, .storeDamaged])
    func fails(error: UserServiceError) async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      try await logic.answer(.currentUser, with: .failure(error))
      #expect(logic.loading.outputs == [.sent, .failed(error.localizedDescription)])
      #expect(logic.cache.user == nil)
      #expect(logic.session.user == nil)
    }

    @Test("P-4: a retry asks the service, even if another part has cached a user meanwhile")
    func retries() async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      try await logic.answer(.currentUser, with: .failure(.unreachable))
      logic.cache.user = .dee
      logic.reload()
      #expect(logic.loading.outputs.dropFirst(2) == [.sent])
      try await logic.answer(.currentUser, with: .user(.blaine))
      #expect(logic.loading.outputs.dropFirst(2) == [.sent, .succeeded(.blaine)])
      #expect(logic.requests == [.currentUser, .currentUser])
      #expect(logic.cache.user == .blaine)
    }
  }
}
