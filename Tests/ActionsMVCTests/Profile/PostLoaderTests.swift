import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct PostLoaderTests {
    let service = ScenarioPostService()
    var loader: PostLoader { PostLoader(service: service) }

    @Test("The newest five posts of the user are returned, newest first")
    func loads() async throws {
      let task = Task { try await loader.loadRecent(of: .blaine) }
      try await settle()
      #expect(service.calls.map(\.userID) == [User.blaine.id])
      try service.answer(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(try await task.value == [6, 5, 4, 3, 2].map(Post.sample))
    }

    @Test("No posts are no failure, which is thrown")
    func fails() async throws {
      let none = Task { try await loader.loadRecent(of: .blaine) }
      let failing = Task { try await loader.loadRecent(of: .blaine) }
      try await settle()
      try service.answer(.posts([]))
      try service.answer(.failure(.unreachable))
      #expect(try await none.value.isEmpty)
      await #expect(throws: PostServiceError.unreachable) { try await failing.value }
    }
  }
}
