import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct ProfileLoaderTests {
    let service = ScenarioService()
    let cache = UserCache()
    var loader: ProfileLoader { ProfileLoader(service: service, cache: cache) }

    @Test("A cached user is known at once, and no request is sent")
    func cached() async throws {
      #expect(loader.loadCached() == nil)
      cache.user = .blaine
      #expect(loader.loadCached() == .blaine)
      try await settle()
      #expect(service.calls.isEmpty)
    }

    @Test("A loaded user is returned and cached")
    func loads() async throws {
      let task = Task { try await loader.load() }
      try await settle()
      #expect(cache.user == nil)
      try service.answer(.currentUser, with: .user(.blaine))
      #expect(try await task.value == .blaine)
      #expect(cache.user == .blaine)
    }

    @Test("A failed load is thrown, and nothing is cached")
    func fails() async throws {
      let task = Task { try await loader.load() }
      try await settle()
      try service.answer(.currentUser, with: .failure(.storeDamaged))
      await #expect(throws: UserServiceError.storeDamaged) { try await task.value }
      #expect(cache.user == nil)
    }

    @Test("A user who is loaded too late is not cached")
    func comesTooLate() async throws {
      let task = Task { try await loader.load() }
      try await settle()
      task.cancel()
      try service.answer(.currentUser, with: .user(.blaine))
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(cache.user == nil)
    }
  }
}
