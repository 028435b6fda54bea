import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileLoaderTests {
  @Test("P-2: the service is asked once, and a loaded user is handed over and cached")
  func loads() async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    #expect(logic.requests == [.currentUser])
    #expect(logic.loading.outputs.isEmpty)
    #expect(logic.cache.user == nil)
    try await logic.answer(.currentUser, with: .user(.blaine))
    #expect(logic.loading.outputs == [.succeeded(.blaine)])
    #expect(logic.cache.user == .blaine)
  }

  @Test("P-2: a loaded user replaces the user whom another part has cached meanwhile")
  func replaces() async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    logic.cache.user = .dee
    try await logic.answer(.currentUser, with: .user(.blaine))
    #expect(logic.loading.outputs == [.succeeded(.blaine)])
    #expect(logic.cache.user == .blaine)
  }

  @Test(
    "P-4: a failed load tells the reason, and nothing is cached",
    arguments: [UserServiceError.unreachable, .storeDamaged])
  func fails(error: UserServiceError) async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    try await logic.answer(.currentUser, with: .failure(error))
    #expect(logic.loading.outputs == [.failed(error.localizedDescription)])
    #expect(logic.cache.user == nil)
  }

  @Test("P-4: the service is asked again, and a user cached meanwhile stays if it fails")
  func loadsAgain() async throws {
    let logic = ProfileLogic(cached: nil)
    try await logic.load()
    try await logic.answer(.currentUser, with: .failure(.unreachable))
    logic.cache.user = .dee
    try await logic.load()
    try await logic.answer(.currentUser, with: .failure(.unreachable))
    #expect(logic.cache.user == .dee)
    try await logic.load()
    try await logic.answer(.currentUser, with: .user(.blaine))
    #expect(logic.loading.outputs.dropFirst(2) == [.succeeded(.blaine)])
    #expect(logic.requests == [.currentUser, .currentUser, .currentUser])
    #expect(logic.cache.user == .blaine)
  }
}
