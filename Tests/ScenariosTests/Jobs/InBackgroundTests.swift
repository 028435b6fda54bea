import Foundation
import Jobs
import TestSupport
import Testing

@Suite("Tests in the background", .inBackground)
nonisolated struct InBackgroundTests {
  @Test("They run on another thread, although the main loop takes all other jobs")
  func thread() async throws {
    try await settle()
    #expect(!Self.isOnMainThread)
    let isElsewhere = await Task.detached { Self.isOnMainThread }.value
    #expect(isElsewhere)
    #expect(!Self.isOnMainThread)
  }

  private static var isOnMainThread: Bool { Thread.isMainThread }
}
